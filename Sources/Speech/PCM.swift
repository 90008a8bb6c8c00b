/// A PCM device that plays signed 16-bit samples of one channel: what ``Loudspeaker`` needs of one.
///
/// The live one is ``ALSADevice``. Each method is the ALSA call that it is named for, and answers as
/// that call does: a count or 0, or an `errno` made negative.
protocol PCM {
  /// `snd_pcm_writei`, never blocking: `-EAGAIN` when the buffer is full.
  func write(_ samples: UnsafeBufferPointer<Int16>) -> Int
  /// `snd_pcm_wait`: until there is room, or the time is over.
  func wait(milliseconds: Int32) -> Int32
  /// `snd_pcm_rewind`: take back as many of the last samples; 0 where that can't be.
  func rewind(_ samples: Int) -> Int
  /// `snd_pcm_prepare`: ready to play, after an underrun or an end.
  func prepare() -> Int32
  /// `snd_pcm_resume`, after a suspend: `-EAGAIN` while the device wakes, `-ENOSYS` if it can't.
  func resume() -> Int32
  /// `snd_pcm_start`: play what is buffered, however little.
  func start() -> Int32
  /// `snd_pcm_delay`: how many samples are still to be heard.
  func delay() -> Int
  /// `snd_pcm_drain`: until all is heard.
  func drain() -> Int32
  /// `snd_pcm_drop`: silence, now.
  func drop() -> Int32
}
