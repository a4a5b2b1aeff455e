import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { StartError } from './start-error.ts'

/**
 * What only the server knows, except two entries that say otherwise. Keys are bytes. A `kid` names the generation of a
 * key, so that keys can be rotated without ending any session (O3).
 */
export interface Secrets {
  /** JWT HS256 keys by kid; the `current` key signs, and all keys verify */
  readonly token: KeyRing
  /** the server derives app keys from these by HKDF over a token's jti, which begins with the kid */
  readonly master: KeyRing
  /**
   * keys the stored hashes of SMS codes, tickets, socketPwds and numbers, so that a stolen table reveals none of them
   */
  readonly pepper: Buffer
  /** AES-256-GCM key of stored personal data */
  readonly dataKey: Buffer
  /** shipped to every client; it authenticates no one */
  readonly twoLayerSecret: string
  /** base64 PKCS#8 RSA-2048, shipped to every client; wraps app keys for devices without WebCrypto */
  readonly deploymentKey: string
  /** bearer token of /metrics, and of operators' calls from addresses other than loopback */
  readonly operatorToken: string
}

export interface KeyRing {
  readonly current: string
  readonly keys: ReadonlyMap<string, Buffer>
}

/** The environment variable of each secret; the sandbox uses it as file name. */
export const secretNames = {
  token: 'FOYER_TOKEN_KEYS',
  master: 'FOYER_MASTER_KEYS',
  pepper: 'FOYER_PEPPER',
  dataKey: 'FOYER_DATA_KEY',
  twoLayerSecret: 'FOYER_TWO_LAYER_SECRET',
  deploymentKey: 'FOYER_DEPLOYMENT_KEY',
  operatorToken: 'FOYER_OPERATOR_TOKEN',
} as const satisfies Record<keyof Secrets, string>

/** Secrets as text, by variable name. */
export type SecretTexts = Readonly<Record<string, string | undefined>>

const key = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === 32)

const keyRing = z.string().transform((text, check): KeyRing => {
  const entries = text.split(',').map((entry) => entry.trim().split(':'))
  const keys = new Map<string, Buffer>()
  for (const [kid = '', value, ...rest] of entries) {
    const parsed = key.safeParse(value)
    if (parsed.success && /^[\w-]{1,32}$/.test(kid) && rest.length === 0 && !keys.has(kid)) keys.set(kid, parsed.data)
    else check.addIssue('not a key ring')
  }
  return { current: entries[0]?.[0] ?? '', keys }
})

const isRsaKey = (text: string): boolean => {
  try {
    const { asymmetricKeyDetails: details } = createPrivateKey({
      key: Buffer.from(text, 'base64'),
      format: 'der',
      type: 'pkcs8',
    })
    return (details?.modulusLength ?? 0) >= 2048
  } catch {
    return false
  }
}

const formats = {
  token: { schema: keyRing, expected: 'kid:key,kid:key with 32-byte keys in base64, the current one first' },
  master: { schema: keyRing, expected: 'kid:key,kid:key with 32-byte keys in base64, the current one first' },
  pepper: { schema: key, expected: '32 bytes in base64' },
  dataKey: { schema: key, expected: '32 bytes in base64' },
  twoLayerSecret: { schema: z.string().min(16), expected: 'at least 16 characters' },
  deploymentKey: {
    schema: z.base64().refine(isRsaKey),
    expected: 'an RSA private key of 2048 bits or more, PKCS#8 DER in base64',
  },
  operatorToken: { schema: z.string().min(32), expected: 'at least 32 characters' },
} as const satisfies { [Name in keyof Secrets]: { schema: z.ZodType<Secrets[Name]>; expected: string } }

const schema = z.object({
  token: formats.token.schema,
  master: formats.master.schema,
  pepper: formats.pepper.schema,
  dataKey: formats.dataKey.schema,
  twoLayerSecret: formats.twoLayerSecret.schema,
  deploymentKey: formats.deploymentKey.schema,
  operatorToken: formats.operatorToken.schema,
})

/** The variables of secrets that are missing, and in words for an operator what each malformed one must be. */
export const secretFaults = (
  texts: SecretTexts,
): { readonly missing: readonly string[]; readonly malformed: readonly string[] } => {
  const names = Object.keys(secretNames) as (keyof Secrets)[]
  const given = names.filter((name) => texts[secretNames[name]])
  return {
    missing: names.filter((name) => !given.includes(name)).map((name) => secretNames[name]),
    malformed: given
      .filter((name) => !formats[name].schema.safeParse(texts[secretNames[name]]).success)
      .map((name) => `${secretNames[name]} must be ${formats[name].expected}`),
  }
}

/** @throws StartError that names all missing secrets, or else all malformed ones; values are never repeated */
export const parseSecrets = (texts: SecretTexts): Secrets => {
  const names = Object.keys(secretNames) as (keyof Secrets)[]
  const missing = names.filter((name) => !texts[secretNames[name]]).map((name) => secretNames[name])
  if (missing.length > 0)
    throw new StartError(`Production needs these secrets in the environment: ${missing.join(', ')}.`)
  const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, texts[secretNames[name]]])))
  if (parsed.success) return parsed.data
  const wrong = [...new Set(parsed.error.issues.map((issue) => issue.path[0] as keyof Secrets))]
  throw new StartError(`${wrong.map((name) => `${secretNames[name]} must be ${formats[name].expected}`).join('; ')}.`)
}
