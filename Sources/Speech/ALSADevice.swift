internal import CALSA
internal import Glibc

/// An open ALSA playback device. It is closed when the last reference to it goes away.
final class ALSADevice: PlaybackDevice {
  private let pcm: OpaquePointer

  /// The length of the buffer: long enough for a busy machine, short enough to stop at once.
  private static let latencyMicroseconds: UInt32 = 150_000

  /// Calls `snd_pcm_open` and `snd_pcm_set_params` for one channel of signed 16-bit samples.
  ///
  /// - Throws: ``SpeechError/noDevice(_:)``, ``SpeechError/deviceBusy(_:)`` or
  ///   ``SpeechError/deviceFailed(_:reason:)``.
  init(name: String, sampleRate: Int) throws(SpeechError) {
    calsa_silence_messages()
    var opened: OpaquePointer?
    let status = snd_pcm_open(&opened, name, SND_PCM_STREAM_PLAYBACK, SND_PCM_NONBLOCK)
    guard status == 0, let opened else {
      switch -status {
      case ENOENT, ENODEV, ENXIO: throw .noDevice(name)
      case EBUSY, EAGAIN: throw .deviceBusy(name)
      default: throw .deviceFailed(name, reason: Self.reason(of: status))
      }
    }
    let isResamplingAllowed: Int32 = 1
    let configured = snd_pcm_set_params(
      opened, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(clamping: sampleRate),
      isResamplingAllowed, Self.latencyMicroseconds)
    guard configured == 0 else {
      snd_pcm_close(opened)
      throw .deviceFailed(name, reason: Self.reason(of: configured))
    }
    pcm = opened
  }

  deinit { snd_pcm_close(pcm) }

  /// Returns ALSA's message for an error: `snd_strerror`.
  static func reason(of status: Int32) -> String { String(cString: snd_strerror(status)) }

  func write(_ samples: UnsafeBufferPointer<Int16>) -> Int {
    snd_pcm_writei(pcm, samples.baseAddress, UInt(samples.count))
  }

  func wait(milliseconds: Int32) -> Int32 { snd_pcm_wait(pcm, milliseconds) }

  func rewind(_ samples: Int) -> Int {
    // A plug-in such as PulseAudio's reports a rewind and plays all the samples nevertheless.
    guard snd_pcm_type(pcm) != SND_PCM_TYPE_IOPLUG else { return 0 }
    return snd_pcm_rewind(pcm, UInt(samples))
  }

  func prepare() -> Int32 { snd_pcm_prepare(pcm) }
  func resume() -> Int32 { snd_pcm_resume(pcm) }
  func drop() -> Int32 { snd_pcm_drop(pcm) }

  func start() -> Int32 {
    snd_pcm_state(pcm) == SND_PCM_STATE_PREPARED ? snd_pcm_start(pcm) : 0
  }

  func delay() -> Int {
    var samples: snd_pcm_sframes_t = 0
    let status = snd_pcm_delay(pcm, &samples)
    return status < 0 ? Int(status) : samples
  }

  func drain() -> Int32 {
    snd_pcm_nonblock(pcm, 0)
    defer { snd_pcm_nonblock(pcm, 1) }
    return snd_pcm_drain(pcm)
  }
}
