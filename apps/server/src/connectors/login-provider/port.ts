/** A flow in progress. Only the server knows `verifier` and `nonce`. */
export interface Flow {
  readonly state: string
  readonly nonce: string
  /** of PKCE */
  readonly verifier: string
  readonly redirectUri: string
  /** milliseconds since 1970 */
  readonly beganAt: number
}

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

/** What became of a flow. `why` is for engineers, without personal data. */
export type Provided =
  | ProvidedIdentity
  /** the person declined, or left the provider's page by its own way back */
  | { readonly outcome: 'cancelled' }
  /** the provider reports an error of its own, or of how it knows this server */
  | { readonly outcome: 'failed'; readonly why: string }
  /** the answer proves nothing: another flow's, changed, forged, stale, or not of a fresh proof */
  | { readonly outcome: 'invalid'; readonly why: string }

/** Whose logins a logout token ends: one session of the subject, or all of them. */
export interface LoggedOut {
  readonly subject: string | undefined
  readonly session: string | undefined
  /** the token's own id */
  readonly id: string
  /** until when the same token could be accepted again, in milliseconds since 1970 */
  readonly acceptableUntil: number
}

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
