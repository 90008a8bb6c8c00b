import Testing

@testable import WordService

@Suite("Words that are one phoneme from another")
struct NearSoundsTests {
  private func near(_ word: String, _ sound: String, to other: String, _ otherSound: String) -> Bool
  {
    NearSounds([
      .init(word: word, sound: sound, isCommon: false),
      .init(word: other, sound: otherSound, isCommon: true),
    ]).hasNeighbour(0)
  }

  @Test("a word is near another when one phoneme is replaced, added or left out")
  func edits() {
    #expect(near("fin", "f_I_n", to: "thin", "T_I_n"))
    #expect(near("fin", "f_'I_n", to: "thin", "T_I_n"))
    #expect(near("plan", "p_l_a_n", to: "plant", "p_l_a_n_t"))
    #expect(near("harbor", "h_A@_b_3", to: "arbor", "A@_b_3"))
    #expect(near("back", "b_a_k", to: "black", "b_l_a_k"))
    #expect(!near("fin", "f_I_n", to: "thing", "T_I_N"))
    #expect(!near("fin", "f_I_n", to: "finch", "f_I_n_t_S"))
    #expect(!near("fin", "f_I_n", to: "finn", "f_I_n"))
    #expect(!near("fin", "f_I_n", to: "inf", "I_n_f"))
  }

  @Test("a diphthong counts as one phoneme")
  func diphthongs() {
    #expect(near("boy", "b_OI", to: "bay", "b_eI"))
    #expect(!near("boy", "b_OI", to: "bees", "b_i:_z"))
  }

  @Test("a word is not near its own forms")
  func forms() {
    #expect(!near("question", "k_w_E_s", to: "questions", "k_w_E_s_z"))
    #expect(!near("city", "s_I_t_i", to: "cities", "s_I_t_i_z"))
    #expect(!near("live", "l_I_v", to: "lived", "l_I_v_d"))
    #expect(near("ten", "t_E_n", to: "tend", "t_E_n_d") == false)  // as `pen` and `penned`
    #expect(near("ten", "t_E_n", to: "tent", "t_E_n_t"))
  }

  @Test("a word is near common words only")
  func common() {
    let near = NearSounds([
      .init(word: "fin", sound: "f_I_n", isCommon: true),
      .init(word: "vin", sound: "v_I_n", isCommon: false),
    ])
    #expect(!near.hasNeighbour(0) && near.hasNeighbour(1))
  }
}
