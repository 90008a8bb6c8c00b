import Testing

@testable import WordService

@Suite("Sounds that listeners take one for the other")
struct NearSoundsTests {
  private func areNear(_ one: String, _ other: String, isAmerican: Bool = true) -> Bool {
    let near = NearSounds(isAmerican: isAmerican)
    #expect(near.sounds(near: one).contains(other) == near.sounds(near: other).contains(one))
    #expect(!near.sounds(near: one).contains(one))
    return near.sounds(near: one).contains(other)
  }

  @Test(
    "make two words sound nearly the same in each accent",
    arguments: [
      ("f_I_n", "T_I_n"), ("f_r_i:", "T_r_i:"), ("d_E_f", "d_E_T"), ("k_l_oU_D", "k_l_oU_v"),
      ("s_V_n", "s_V_m"), ("b_r_aI_t", "b_r_aI_d"), ("p_r_aI_s", "p_r_aI_z"), ("p_I_g", "p_I_k"),
      ("k_a_p", "k_a_b"), ("l_i:_f", "l_i:_v"), ("r_I_tS", "r_I_dZ"), ("s_E_n_t", "s_E_n_d"),
      ("p_E_n", "p_I_n"), ("g_E_m", "g_I_m"), ("s_I_n_s", "s_E_n_s"),
      ("a#_k_s_'E_p_t", "E_k_s_'E_p_t"), ("a#_d_'I_S_@_n", "I_d_'I_S_@_n"),
      ("'E_m_I_n_@_n_t", "'I_m_I_n_@_n_t"),
    ])
  func pairs(one: String, other: String) {
    #expect(areNear(one, other))
    #expect(areNear(one, other, isAmerican: false))
  }

  @Test(
    "make two words sound nearly the same in American English alone",
    arguments: [("m_'E_t#_@_L", "m_'E_d_@_L"), ("k_'O:_l_3", "k_'0_l_3"), ("k_0_t", "k_O:_t")])
  func american(one: String, other: String) {
    #expect(areNear(one, other))
    #expect(!areNear(one, other, isAmerican: false))
  }

  @Test(
    "are few: no one hears another word for these",
    arguments: [
      // A sound more or less.
      ("p_l_a_n", "p_l_a_n_t"), ("h_A@_b_3", "A@_b_3"), ("b_a_k", "b_l_a_k"),
      // The same sounds in another place of the word.
      ("p_I_g", "b_I_g"), ("s_u:", "z_u:"), ("m_aI_t", "n_aI_t"), ("l_ai_m_z", "l_ai_n_z"),
      ("m_'E_t_@_L", "m_'E_d_@_L"), ("b_'E_t#_3", "b_'I_t#_3"), ("b_E_t", "b_I_t"),
      // Other sounds.
      ("T_I_n", "T_I_N"), ("b_E_d", "b_a_d"), ("S_i:_p", "S_I_p"), ("r_aI_t", "l_aI_t"),
      ("k_l_aU_d", "k_r_aU_d"), ("b_oU_t", "v_oU_t"), ("tS_i:_p", "tS_i:_k"), ("w_E_t", "v_E_t"),
      // Two pairs at once, and another stress.
      ("f_I_n", "T_I_m"), ("b_a_g_z", "b_a_k_s"), ("I_n_s_'aI_t", "'I_n_s_aI_d"),
    ])
  func others(one: String, other: String) {
    #expect(!areNear(one, other))
  }

  @Test("are kept in a line of the table, with the words that have them")
  func line() throws {
    for text in ["n:bite:bide", ":their they're:", "::thin", "vr:fair fayre:three free"] {
      #expect(SoundTable.Pronunciation(text[...])?.text == text)
    }
    let pronunciation = try #require(SoundTable.Pronunciation("v:sun:some sum"))
    #expect(pronunciation.same == ["sun"] && pronunciation.near == ["some", "sum"])
    #expect(!pronunciation.isPlain)
    #expect(SoundTable.Pronunciation("n+:fair fayre") == nil)
    #expect(SoundTable.Pronunciation("") == nil)
  }
}
