import { createPrivateKey } from 'node:crypto'
import { z } from 'zod'
import { type KeyRing, unnamed } from '../crypto/key-ring.ts'
import { StartError } from './start-error.ts'

/**
 * What only the server knows, except two entries that say otherwise. Keys are bytes. A `kid` names the generation of a
 * key, so that keys can be rotated without ending any session (O3).
 */
export interface ConfiguredSecrets {
  /** JWT HS256 keys by kid; the `current` key signs, and all keys verify */
  readonly token: KeyRing
  /** the server derives app keys from these by HKDF over a token's jti, which begins with the kid */
  readonly master: KeyRing
  /** keys the stored hashes of numbers, codes and PINs, so that a stolen table reveals none of them */
  readonly pepper: KeyRing
  /** AES-256-GCM keys of stored personal data; the `current` key seals, and all keys open */
  readonly dataKey: KeyRing
  /** shipped to every client; it authenticates no one */
  readonly twoLayerSecret: string
  /** base64 PKCS#8 RSA-2048, shipped to every client; wraps app keys for devices without WebCrypto */
  readonly deploymentKey: string
  /** what the last two were before a change, as long as it is configured: open pages still use it (O3) */
  readonly previous: Readonly<Partial<Record<PreviousName, string>>>
}

type PreviousName = 'twoLayerSecret' | 'deploymentKey'

/** All secrets of a server on its database. */
export interface Secrets extends ConfiguredSecrets {
  /** keys hashes that outlast a pepper; the database contains it, sealed (config/identifier-key.ts) */
  readonly identifierKey: Buffer
}

/** The environment variable of each secret; the sandbox uses it as file name. */
export const secretNames = {
  token: 'FOYER_TOKEN_KEYS',
  master: 'FOYER_MASTER_KEYS',
  pepper: 'FOYER_PEPPER',
  dataKey: 'FOYER_DATA_KEY',
  twoLayerSecret: 'FOYER_TWO_LAYER_SECRET',
  deploymentKey: 'FOYER_DEPLOYMENT_KEY',
} as const satisfies Record<keyof Omit<ConfiguredSecrets, 'previous'>, string>

/** The environment variables of previous secrets. Each is accepted together with the secret that replaced it. */
export const previousNames = {
  twoLayerSecret: 'FOYER_TWO_LAYER_SECRET_PREVIOUS',
  deploymentKey: 'FOYER_DEPLOYMENT_KEY_PREVIOUS',
} as const satisfies Record<PreviousName, string>

type SecretName = keyof typeof secretNames

/** Secrets as text, by variable name. */
export type SecretTexts = Readonly<Record<string, string | undefined>>

const key = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === 32)

/** @param kidPattern of all kids */
const ringOf = (kidPattern: RegExp) =>
  z.string().transform((text, check): KeyRing => {
    const entries = text.split(',').map((entry) => {
      const parts = entry.trim().split(':')
      return parts.length === 1 ? [unnamed, ...parts] : parts
    })
    const keys = new Map<string, Buffer>()
    for (const [kid = unnamed, value, ...rest] of entries) {
      const parsed = key.safeParse(value)
      if (parsed.success && kidPattern.test(kid) && rest.length === 0 && !keys.has(kid)) keys.set(kid, parsed.data)
      else check.addIssue('not a key ring')
    }
    return { current: entries[0]?.[0] ?? unnamed, keys }
  })

const keyRing = ringOf(/^[\w-]{1,32}$/)
/** One key may have no kid: the one from before its first rotation. */
const storageRing = ringOf(/^[\w-]{0,32}$/)
const storageRingExpected = '32 bytes in base64, or kid:key,kid:key with the current key first'

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
  pepper: { schema: storageRing, expected: storageRingExpected },
  dataKey: { schema: storageRing, expected: storageRingExpected },
  twoLayerSecret: { schema: z.string().min(16), expected: 'at least 16 characters' },
  deploymentKey: {
    schema: z.base64().refine(isRsaKey),
    expected: 'an RSA private key of 2048 bits or more, PKCS#8 DER in base64',
  },
} as const satisfies { [Name in SecretName]: { schema: z.ZodType<ConfiguredSecrets[Name]>; expected: string } }

const schema = z.object({
  token: formats.token.schema,
  master: formats.master.schema,
  pepper: formats.pepper.schema,
  dataKey: formats.dataKey.schema,
  twoLayerSecret: formats.twoLayerSecret.schema,
  deploymentKey: formats.deploymentKey.schema,
})

const previousSchema = z
  .object({
    twoLayerSecret: formats.twoLayerSecret.schema.optional(),
    deploymentKey: formats.deploymentKey.schema.optional(),
  })
  // a page proves the key that it has by the secret that came with it
  .refine(({ deploymentKey, twoLayerSecret }) => !deploymentKey || twoLayerSecret, { path: ['deploymentKey'] })

const previousExpected: Readonly<Record<PreviousName, string>> = {
  twoLayerSecret: formats.twoLayerSecret.expected,
  deploymentKey: `${formats.deploymentKey.expected}, together with ${previousNames.twoLayerSecret}`,
}

const withoutAbsent = (
  values: { readonly [Name in PreviousName]?: string | undefined },
): ConfiguredSecrets['previous'] =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const textsOf = <Name extends string>(names: Readonly<Record<Name, string>>, texts: SecretTexts) =>
  Object.fromEntries(
    Object.entries<string>(names).map(([name, variable]) => [name, texts[variable] || undefined]),
  ) as Record<Name, string | undefined>

/** In words for an operator, what each malformed secret must be. */
const malformedOf = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  expected: (name: Name) => string,
  { error }: z.ZodSafeParseResult<unknown>,
): string[] =>
  [...new Set((error?.issues ?? []).map(({ path }) => path[0] as Name))].map(
    (name) => `${names[name]} must be ${expected(name)}`,
  )

/** The variables of secrets that are missing, and in words for an operator what each malformed one must be. */
export const secretFaults = (
  texts: SecretTexts,
): { readonly missing: readonly string[]; readonly malformed: readonly string[] } => ({
  missing: Object.values(secretNames).filter((variable) => !texts[variable]),
  malformed: [
    ...malformedOf(
      secretNames,
      (name) => formats[name].expected,
      schema.partial().safeParse(textsOf(secretNames, texts)),
    ),
    ...malformedOf(
      previousNames,
      (name) => previousExpected[name],
      previousSchema.safeParse(textsOf(previousNames, texts)),
    ),
  ],
})

/** @throws StartError that names all missing secrets, or else all malformed ones; values are never repeated */
export const parseSecrets = (texts: SecretTexts): ConfiguredSecrets => {
  const { missing, malformed } = secretFaults(texts)
  if (missing.length > 0)
    throw new StartError(`Production needs these secrets in the environment: ${missing.join(', ')}.`)
  if (malformed.length > 0) throw new StartError(`${malformed.join('; ')}.`)
  const previous = previousSchema.parse(textsOf(previousNames, texts))
  return { ...schema.parse(textsOf(secretNames, texts)), previous: withoutAbsent(previous) }
}
