/// Stands in for the function of this name in pcaudiolib, which eSpeak NG calls as it starts, also
/// when it is to play nothing: there it would connect to a PulseAudio server and leave files in the
/// home folder. Ours has the engine play nothing, for ALSA is ours.
///
/// The linker takes a program's own functions before those of its libraries.
///
/// - Returns: no device, which the engine takes for what it is.
@_cdecl("create_audio_device_object")
public func createNoAudioDevice(
  device: UnsafePointer<CChar>?, application: UnsafePointer<CChar>?,
  description: UnsafePointer<CChar>?
) -> UnsafeMutableRawPointer? { nil }
