/** Unwraps app keys, which the server wraps by RSA-OAEP-SHA256. */
export interface UnwrappingKey {
  /** base64 SPKI for the `App-Pub-Key` header; absent if the server knows the key already */
  readonly publicKey?: string
  /** SHA-256 of the deployment's key in hex, if this is that key */
  readonly deploymentKeyHash?: string
  /** true if it replaces a key of this device that does not open now; data bound to that key is then left unchanged */
  readonly isStandIn?: boolean
  /** Unwraps base64 to bytes. Rejects data that was not wrapped for this key. */
  unwrap(wrapped: string): Promise<Uint8Array>
}
