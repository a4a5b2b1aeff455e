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
  /**
   * how holdings changed in the last 14 days, by day in Hong Kong, also those that were sold; `quantity` is negative when
   * they became smaller, and `paid` when money was received. Null if the firm does not say
   */
  readonly changes:
    | readonly { readonly day: string; readonly code: string; readonly quantity: number; readonly paid: number }[]
    | null
}

/** The net value of an account at the end of a trading day, and what was paid in since the one before, in cents. */
export interface BookedValue {
  /** YYYY-MM-DD */
  readonly day: string
  readonly value: number
  readonly paidIn: number
}

/** The books of accounts: cash, loan and positions. Every other figure is calculated from them. */
interface SomeBooks {
  /**
   * Returns the books of an account; undefined if the system has none for it.
   *
   * @throws SystemAway
   */
  readBooks(account: BookedAccount): Promise<Books | undefined>
}

/** The books of the firm. */
export interface FirmBooks extends SomeBooks {
  readonly isLocal: false
  /**
   * Returns the values of the trading days since a day that are over, the oldest first; null if the firm reports none.
   *
   * @throws SystemAway
   */
  readValues(account: BookedAccount, from: string): Promise<readonly BookedValue[] | null>
}

/** The tables of the sandbox are the books, and past values are calculated from them with the prices of its market. */
export interface LocalBooks extends SomeBooks {
  readonly isLocal: true
}

export type BooksSystem = FirmBooks | LocalBooks
