/** Sends a request, as `fetch` does. */
export type Fetch = (
  address: string,
  options: {
    readonly method: string
    readonly headers: ConstructorParameters<typeof Headers>[0]
    readonly body?: unknown
  },
) => Promise<Response>

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

/** Why a flow proved nobody. `why` is for engineers, without personal data. */
export type Unproved =
  /** the person declined, or left the provider's page by its own way back */
  | { readonly outcome: 'cancelled' }
  /** the provider reports an error of its own, or of how it knows this server */
  | { readonly outcome: 'failed'; readonly why: string }
  /** the answer proves nothing: another flow's, changed, forged, stale, or not of a fresh proof */
  | { readonly outcome: 'invalid'; readonly why: string }

/** Whose sessions a logout token ends: one session of the subject, or all of them. */
export interface LoggedOut {
  readonly subject: string | undefined
  readonly session: string | undefined
  /** the token's own id */
  readonly id: string
  /** until when the same token could be accepted again, in milliseconds since 1970 */
  readonly acceptableUntil: number
}

/** How this server is known at a provider. */
export interface ClientSettings {
  readonly issuer: string
  readonly clientId: string
  /** undefined: the client signs with the key of the connectors */
  readonly secret: string | undefined
  readonly signing: { readonly keyId: string; readonly key: string } | undefined
  readonly scopes: string
  /** sends the requests, if the provider is in this process */
  readonly fetch?: Fetch
}
