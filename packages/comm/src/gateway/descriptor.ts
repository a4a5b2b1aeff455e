/**
 * A call of the generic gateway (N12): POST {host}/{function}, where the function's path decides the host (N7).
 */
export interface GatewayDescriptor {
  /** path of the function, such as `trade/account/info`; one leading slash does not matter */
  readonly function: string
  /**
   * fields of the body, anything JSON can say; with a UUID as `key`, for functions that do one act once for it, the call is sent
   * again, once, where the connection died
   */
  readonly params?: Readonly<Record<string, unknown>>
  /** kind of message; a market function needs one (V10) */
  readonly messageType?: string | number
  /**
   * Who signs: 1 the register level (P1), 2 the login level, else the level reached (P2), 0 every client alike, in the Hong
   * Kong variant only (P0), anything else the tourist (P3).
   */
  readonly publicParamsType?: number
  /**
   * Public parameters of the level that signs, put into the body: parameter name → field name (P5). Such a field takes the
   * place of one of `params`; a parameter the level does not have is left out.
   */
  readonly magicKeyValue?: Readonly<Record<string, string>>
  /** more headers; those that this library sets itself are not replaced, in whatever case they are written */
  readonly header?: Readonly<Record<string, string>>
  /** ends the wait of this caller, and the call if it was sent already */
  readonly signal?: AbortSignal | undefined
}
