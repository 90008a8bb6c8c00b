public import Accounts
public import ArgumentParser

extension AccountMode: ExpressibleByArgument {}
