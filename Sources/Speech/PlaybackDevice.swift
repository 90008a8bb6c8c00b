/// A device that plays signed 16-bit samples of one channel, as far as ``SamplePlayer`` needs one.
///
/// ``ALSADevice`` is the real one. Each method is the ALSA call of the same name and returns what
/// that call returns: a count or 0, or an `errno` made negative.
protocol PlaybackDevice {
  /// Calls `snd_pcm_writei`, which never blocks: `-EAGAIN` when the buffer is full.
  func write(_ samples: UnsafeBufferPointer<Int16>) -> Int
  /// Calls `snd_pcm_wait`: waits until the buffer has room, or the time is over.
  func wait(milliseconds: Int32) -> Int32
  /// Calls `snd_pcm_rewind`: takes back the last samples; returns 0 if the device can't.
  func rewind(_ samples: Int) -> Int
  /// Calls `snd_pcm_prepare`: makes the device ready to play, after an underrun or an end.
  func prepare() -> Int32
  /// Calls `snd_pcm_resume` after a suspend: `-EAGAIN` while the device wakes, `-ENOSYS` if it
  /// can't.
  func resume() -> Int32
  /// Calls `snd_pcm_start`: plays the buffered samples, however few.
  func start() -> Int32
  /// Calls `snd_pcm_delay`: returns how many samples are still to be heard.
  func delay() -> Int
  /// Calls `snd_pcm_drain`: waits until all samples have been heard.
  func drain() -> Int32
  /// Calls `snd_pcm_drop`: silences the device now.
  func drop() -> Int32
}
