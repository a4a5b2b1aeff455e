/** Opens what the server wrapped by RSA-OAEP-SHA256: app keys. */
export interface UnwrappingKey {
  /** base64 SPKI for the `App-Pub-Key` header; absent where the server knows the key already */
  readonly publicKey?: string
  /** The bytes inside base64. Rejects for whatever was not wrapped for this key. */
  unwrap(wrapped: string): Promise<Uint8Array>
}
