// These replace the functions of their names in pcaudiolib, which eSpeak NG calls to play sound.
// Here the engine never plays; `ALSADevice` does. The linker prefers a program's own functions to
// those of its libraries, and a program with the engine's static library doesn't load pcaudiolib at
// all.

/// eSpeak NG calls this as it starts, even if it will play nothing. The original would connect to a
/// PulseAudio server and leave files in the home folder.
///
/// - Returns: `nil`, which the engine takes for a missing device.
@_cdecl("create_audio_device_object")
public func createNoAudioDevice(
  device: UnsafePointer<CChar>?, application: UnsafePointer<CChar>?,
  description: UnsafePointer<CChar>?
) -> UnsafeMutableRawPointer? { nil }

/// Without a device the engine calls none of the functions below. They return a failure all the
/// same.
private let failure: CInt = -1

@_cdecl("audio_object_open")
public func openNoAudio(
  device: UnsafeMutableRawPointer?, format: CInt, rate: UInt32, channels: UInt8
) -> CInt { failure }

@_cdecl("audio_object_close")
public func closeNoAudio(device: UnsafeMutableRawPointer?) {}

@_cdecl("audio_object_destroy")
public func destroyNoAudio(device: UnsafeMutableRawPointer?) {}

@_cdecl("audio_object_write")
public func writeNoAudio(
  device: UnsafeMutableRawPointer?, bytes: UnsafeRawPointer?, count: Int
) -> CInt { failure }

@_cdecl("audio_object_drain")
public func drainNoAudio(device: UnsafeMutableRawPointer?) -> CInt { failure }

@_cdecl("audio_object_flush")
public func flushNoAudio(device: UnsafeMutableRawPointer?) -> CInt { failure }

@_cdecl("audio_object_strerror")
public func describeNoAudio(
  device: UnsafeMutableRawPointer?, error: CInt
) -> UnsafePointer<CChar>? { nil }
