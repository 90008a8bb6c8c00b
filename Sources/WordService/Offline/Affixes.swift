/// The parts of English words that are not stems, and the words that say too little to tell a stem.
enum Affixes {
  /// Endings, alone and joined: `ing`, `ingly`.
  static let endings = words(
    """
    a ability able ably ac aceae acious age al ale ales alisation alise alism alist ality
    alize ally an ana ance ancy ane ant ar ard arian arium ary ase ate ated ately ation
    ational ative ator atory ature ceous cy d dom ed edly ee eer el en ence ency end ene
    ened ener ening ent ential eous er ers ery es ese esque ess est et ette ful fully
    fulness fy hood i ia iac ial ially ian iana ibility ible ibly ic ical ically ician icity
    ics id idae ide ie ier ies iferous ification iform iformes iful ify il ile ility in ina
    inae ine iness ing ingly ings ion ional ionist ious iously is isation ise ised iser ish
    ism ist istic istically ite itis itive itude ity ium ius ive ively ivity ization ize
    ized izer less lessly lessness let like ling ly ment mental n ness o oid oidea ol on or
    ory ose osis osity ous ously ousness r ry s ship ster sy t teen th tic tion tor ty type
    ular ule um ure us ward wards way wise y yl
    """)

  /// Parts that stand before a stem.
  static let prefixes = words(
    """
    a ab ac ad aero af ag al amphi an ana ante anti ap ar arch as at auto ax be bi bio by
    circum co col com con contra cor counter cyber de deca deci demi di dia dis dys e eco
    electro em en endo epi equi eu ex exo extra fore geo hecto hemi hetero homo hydro hyper
    hypo il im in infra inter intra intro ir iso kilo macro mal mega meta micro milli mini
    mis mono multi nano neo neuro non ob off omni on oo out over ox paleo pan para per peri
    photo poly post pre pro proto pseudo psycho quadri quasi radio re retro se self semi
    socio step sub super supra sur syn tele tetra thermo to trans tri ultra un under uni up
    vice with
    """)

  /// Endings that are words, too. A definition has them for their own sake: a quotable sentence is
  /// able to be quoted.
  static let endingsThatAreWords = words("able ability less like")

  /// Words that stand in so many texts that they tell nothing.
  static let general = words(
    """
    about again against all also among and another any anybody anyone anything are because
    been being both but can could day did does done each else etc ever every everyone
    everything for from get got had has have having her him his how into its itself man many
    may might more most much must nor not nothing off often once one only onto other others
    our out own per perhaps rather shall she should since some somebody someone something
    such than that the their them then there these they this those through thus till too
    toward towards two unto upon very via was way were what when where which while who whom
    whose why will with within without would yet you your
    """)

  /// Last parts of learned words, which share only the kind of thing that they name.
  static let learnedEnds = words("graph gram logy meter metry")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
