/** Opens what the server wrapped by RSA-OAEP-SHA256: app keys. */
export interface UnwrappingKey {
  /** base64 SPKI for the `App-Pub-Key` header; absent where the server knows the key already */
  readonly publicKey?: string
  /** true where it stands in for a key of this device that does not open now: what is bound to that key is left alone */
  readonly isStandIn?: boolean
  /** The bytes inside base64. Rejects for whatever was not wrapped for this key. */
  unwrap(wrapped: string): Promise<Uint8Array>
}
