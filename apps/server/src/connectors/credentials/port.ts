/** An account as the systems of the firm and the tables name it. */
export interface ProvedAccount {
  /** of `client_accounts` */
  readonly id: number
  readonly fundUserCode: string
}

/** What a check says. */
export type Verdict =
  | { readonly verdict: 'right' }
  /** `attemptsLeft` until the system locks; null if it does not say */
  | { readonly verdict: 'wrong'; readonly attemptsLeft: number | null }
  /** the system checks nothing for now; `retryAfter` in seconds */
  | { readonly verdict: 'locked'; readonly retryAfter: number }

/**
 * Checks what a client knows or has. The callers count attempts before they ask, and each check is one attempt; the
 * system may lock on its own account. Nothing that is checked is stored or logged.
 */
export interface CredentialCheck {
  /** what a check spends its time on, which decides how many run at once */
  readonly uses: 'processor' | 'network'
  /**
   * Checks the password of an account. For an account that does not exist it does the same work and returns `wrong`.
   *
   * @throws SystemAway
   */
  checkPassword(account: ProvedAccount | undefined, password: string): Promise<Verdict>
  /** Whether the account has an authenticator. @throws SystemAway */
  hasAuthenticator(account: ProvedAccount): Promise<boolean>
  /** Checks a code of the authenticator; each code is right once. @throws SystemAway */
  checkAuthenticator(account: ProvedAccount, code: string): Promise<Verdict>
  /** Checks the trading password; `absent` if the account has none. @throws SystemAway */
  checkTradingPassword(account: ProvedAccount, password: string): Promise<Verdict | { readonly verdict: 'absent' }>
}
