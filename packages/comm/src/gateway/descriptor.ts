/**
 * A call of the generic gateway (N12): POST {host}/{function}, where the function's path decides the host (N7).
 */
export interface GatewayDescriptor {
  /** path of the function, such as `trade/account/info`; one leading slash is ignored */
  readonly function: string
  /**
   * fields of the body, any JSON. For functions that perform one act per key: a call with a UUID as `key` is repeated
   * once if the connection broke
   */
  readonly params?: Readonly<Record<string, unknown>>
  /** kind of message; required by a market function (V10) */
  readonly messageType?: string | number
  /**
   * Which credentials sign: 1 the register level's (P1); 2 the login level's, otherwise those of the level reached
   * (P2); 0 those that all clients share, in the Hong Kong variant only (P0); anything else the tourist's (P3).
   */
  readonly publicParamsType?: number
  /**
   * Public parameters of the signing level to put into the body: parameter name → field name (P5). Such a field
   * replaces one of `params`; a parameter that the level does not have is left out.
   */
  readonly magicKeyValue?: Readonly<Record<string, string>>
  /** additional headers; headers that this library sets are not replaced, in whatever case they are written */
  readonly header?: Readonly<Record<string, string>>
  /** ends the wait of this caller, and the call if it was sent already */
  readonly signal?: AbortSignal | undefined
}
