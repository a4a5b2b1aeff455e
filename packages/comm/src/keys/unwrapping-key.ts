import type { TouristRequest } from '@foyer/protocol/identity'

/** Unwraps app keys, which the server wraps by RSA-OAEP-SHA256. */
export interface UnwrappingKey {
  /** of a call that requests a token; none if the server knows the key already */
  readonly headers?: Readonly<Record<string, string>>
  /** what the signed body of such a call names the key by */
  readonly named: Pick<TouristRequest, 'appPubKeyHash' | 'deploymentKeyHash'>
  /** true if it replaces a key of this device that does not open now; data bound to that key is then left unchanged */
  readonly isStandIn?: boolean
  /** Unwraps base64 to bytes. Rejects data that was not wrapped for this key. */
  unwrap(wrapped: string): Promise<Uint8Array>
}
