import type { Flow, LoggedOut, Unproved } from '../openid/port.ts'

/** Who the provider says is there. */
export interface ProvidedIdentity {
  readonly outcome: 'proved'
  /** of the provider, the same for every login of the client */
  readonly subject: string
  /** of the session at the provider, if it names sessions */
  readonly session: string | undefined
  /** references of the account directory; usually one */
  readonly references: readonly string[]
  /** whether the provider also checked a second factor */
  readonly hasSecondFactor: boolean
}

export type Provided = ProvidedIdentity | Unproved

/** The firm's OpenID Connect provider, which proves accounts instead of the credential check. */
export interface LoginProvider {
  /** whether a reference of the provider names an account or its holder */
  readonly referenceIs: 'account' | 'holder'
  /** the addresses that the provider may send people back to */
  readonly redirectUris: readonly string[]
  /**
   * Returns the address of the provider's login page. The provider requires a fresh proof, even if somebody is signed in
   * there.
   *
   * @param languages BCP 47 tags, the preferred one first
   * @throws SystemAway
   */
  addressOf(flow: Flow, languages: readonly string[]): Promise<string>
  /**
   * Exchanges the code in an answer of the provider, and validates everything that it says.
   *
   * @param query of the callback
   * @throws SystemAway
   */
  finish(flow: Flow, query: URLSearchParams): Promise<Provided>
  /**
   * Validates a logout token (OpenID Connect Back-Channel Logout 1.0).
   *
   * @returns undefined for a token that is not valid
   * @throws SystemAway if the keys of the provider cannot be fetched
   */
  readLogoutToken(token: string): Promise<LoggedOut | undefined>
}
