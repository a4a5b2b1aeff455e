/**
 * What the server keeps to itself, except the two entries that say otherwise. Keys are bytes; a `kid` names the
 * generation of a key so that keys rotate without logging anyone out (O3).
 */
export interface Secrets {
  /** JWT HS256 keys by kid; `current` signs, all verify */
  readonly token: KeyRing
  /** app keys are derived from these by HKDF over a token's jti, under the same kid */
  readonly master: KeyRing
  /** keys hashes of SMS codes, tickets, socketPwds and numbers at rest, so that a stolen table gives none of them away */
  readonly pepper: Buffer
  /** AES-256-GCM key of personal data at rest */
  readonly dataKey: Buffer
  /** shipped to every client: authenticates nobody */
  readonly twoLayerSecret: string
  /** base64 PKCS#8 RSA-2048, shipped to every client: wraps app keys where a device has no WebCrypto */
  readonly deploymentKey: string
  /** bearer of /metrics and operators' calls from other addresses than loopback */
  readonly operatorToken: string
}

export interface KeyRing {
  readonly current: string
  readonly keys: ReadonlyMap<string, Buffer>
}
