/** An account as the tables and the systems of the firm name it. */
export interface BookedAccount {
  /** of `client_accounts` */
  readonly id: number
  readonly fundUserCode: string
}

/** The books of an account at one moment. Money is in whole cents of Hong Kong dollars and never negative. */
export interface Books {
  /** cash that can be used */
  readonly available: number
  /** cash reserved for applications, without what was lent for them */
  readonly blocked: number
  /** the loan of a margin account, without loans for applications: those are repaid from the reserved cash */
  readonly loan: number
  /** the agreed credit limit of a margin account, without the part that is lent for applications */
  readonly agreedLimit: number
  /** `cost` is what was paid for the whole position */
  readonly held: readonly { readonly code: string; readonly quantity: number; readonly cost: number }[]
}

/** The books of accounts: cash, loan and positions. Every other figure is calculated from them. */
export interface BooksSystem {
  /**
   * Returns the books of an account; undefined if the system has none for it.
   *
   * @throws SystemAway
   */
  readBooks(account: BookedAccount): Promise<Books | undefined>
}
