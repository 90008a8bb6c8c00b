import Faults
import ListFormats
import Speech
import Storage
import Tables
import Testing
import Vocabulary

@testable import Spelling

@Suite("The words about an error")
struct FaultTests {
  private static let line = LineError(line: 2, .notUnicode)
  private static let files: [(StorageError, String)] = [
    (
      .cannotRead(path: "a", reason: "it is a folder"),
      "'a' can't be read (it is a folder): check its name and its permissions."
    ),
    (
      .cannotRead(path: "-", reason: "x"),
      "Standard input can't be read (x): check its name and its permissions."
    ),
    (
      .cannotWrite(path: "a", reason: "No space left on device"),
      "'a' can't be written (No space left on device): make room, or check its permissions. +"
    ),
    (
      .cannotSave(path: "a", reason: "x"),
      "'a' can't be written (x): choose another place, or check its permissions."
    ),
    (
      .newerVersion(path: "a", version: 3),
      """
      'a' is from a newer VocalVocab (version 3 of its format) and stays as it is: update \
      VocalVocab.
      """
    ),
    (
      .locked(path: "a"),
      "Another VocalVocab is using 'a': wait until it has ended, and try again."
    ),
    (.noWord(in: "-"), "Standard input has no word in it: give at least one."),
    (
      .malformed(path: "a", .notUnicode),
      "'a' is not text in UTF-8: save it as UTF-8, and try again."
    ),
    (
      .badEntry(3, .longText(.hint, limit: 2000), in: "a"),
      "Word 3 of 'a' has a hint of more than 2000 characters: shorten it."
    ),
    (
      .badEntry(1, .control("\u{1B}"), in: "a"),
      "Word 1 of 'a' has the control character U+001B in its word: remove the character."
    ),
    (.noDocument(.list, name: "week"), "There is no list named 'week'. +"),
    (
      .badName(.list, name: "a/b"),
      """
      'a/b' can't be the name of a list: give visible characters, at most 200 bytes, without '/', \
      and without a full stop at the start.
      """
    ),
    (.exists(path: "a"), "'a' exists already: give another name. +"),
  ]

  @Test("of a file say what happened, to what, and what to do", arguments: files)
  func storage(error: StorageError, text: String) {
    #expect(error.text { _ in "+" } == text)
  }

  private static let listFaults: [(any Fault, String)] = [
    (
      ListFileProblem("a", line),
      "Line 2 of 'a' is not text in UTF-8: save the file as UTF-8, or name its encoding."
    ),
    (
      ListFileProblem("-", LineError(line: 1, .zeroByte)),
      """
      Line 1 of standard input has a zero byte, which no text has: save the file as plain text in \
      UTF-8.
      """
    ),
    (
      ListFileError.cannotHold(word: "ocean", format: .text),
      "Plain text can't hold all that the list says of 'ocean': choose another format. +"
    ),
    (
      ListFileError.cannotHold(word: "ocean", format: .csv),
      """
      'ocean' can't be written as csv and read again as it is: correct it in the list, or remove \
      it from the list.
      """
    ),
  ]

  @Test("of a list say what happened, to what, and what to do", arguments: listFaults)
  func lists(error: any Fault, text: String) {
    #expect(error.text { _ in "+" } == text)
    #expect(error.kind == .unusable)
  }

  @Test("of a line name the list where the file is not known")
  func lines() {
    let error = LineError(line: 3, .notUnicode)
    #expect(
      "\(error)"
        == "Line 3 of the list is not text in UTF-8: save the file as UTF-8, or name its encoding.")
  }

  @Test(
    "of a given word name the word and say what to give",
    arguments: [
      (.noWord, "Word 2 is empty: give a word."),
      (.noLetter(word: "7"), "Word 2, '7', has no letter: give a word."),
      (.longWord(limit: 100), "Word 2 has more than 100 characters: give a shorter one."),
      (.control("\u{1B}"), "Word 2 has the control character U+001B: remove the character."),
    ] as [(EntryFault, String)])
  func givenWords(fault: EntryFault, sentence: String) {
    #expect("\(WishError.badWord(number: 2, fault))" == sentence)
  }

  @Test(
    "of speech say what happened, to what, and what to do",
    arguments: [
      (.unknownVoice("nobody"), "There is no voice named 'nobody': choose another.", 1),
      (
        .speedOutOfRange(9),
        "Speed 9.0 is too fast: give a number from 0.5 to 2.5; 1 is the normal speed.", 0
      ),
      (
        .deviceBusy("hw:0"),
        "No sound can be played, since another program is using the sound device 'hw:0'.", 3
      ),
      (
        .deviceLost("hw:0", reason: "No such device"),
        "The sound device 'hw:0' stopped working (No such device): connect it again.", 1
      ),
      (
        .synthesisFailed(reason: "x"), "eSpeak NG could not say that (x): try another voice.", 1
      ),
    ] as [(SpeechError, String, Int)])
  func speech(error: SpeechError, sentence: String, remedies: Int) {
    #expect("\(error)" == sentence && error.remedies.count == remedies)
  }

  @Test("name no option, whatever the error")
  func noOptions() {
    for (error, _) in Self.files {
      #expect(!"\(error)".contains("--"))
    }
  }

  @Test("end with the remedies that the front end offers")
  func remedies() {
    #expect(
      SpeechError.noDevice("x").text { $0 == .withoutSound ? "Mute it." : nil }
        == "No sound can be played, since there is no sound device 'x'. Mute it.")
  }
}
