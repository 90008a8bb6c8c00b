/// Replaces the function of this name in pcaudiolib, which eSpeak NG calls as it starts, even when
/// it is to play nothing. The original would connect to a PulseAudio server and leave files in the
/// home folder. Here the engine never plays sound; `ALSADevice` does.
///
/// The linker prefers a program's own functions to those of its libraries.
///
/// - Returns: `nil`, which the engine takes for a missing device.
@_cdecl("create_audio_device_object")
public func createNoAudioDevice(
  device: UnsafePointer<CChar>?, application: UnsafePointer<CChar>?,
  description: UnsafePointer<CChar>?
) -> UnsafeMutableRawPointer? { nil }
