import { codePattern } from '@foyer/api/codes'
import { z } from 'zod'

/** The address of a partner, and the key that signs its orders. */
export interface PartnerAccess {
  readonly url: string
  readonly key: string
}

/** Orders contain voucher codes, so only https is allowed. Credentials are not, since addresses are logged. */
const isAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

const entry = z.strictObject({
  url: z.string().refine(isAddress),
  /** name of the variable that holds the key, so that this configuration may be in a repository */
  secret: z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/),
})

const listed = z.record(z.string().regex(codePattern), entry)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses FOYER_PARTNERS, `{"code": {"url": "https://…", "secret": "NAME"}}`, and reads each key from the variable it
 * names. Undefined if either is invalid.
 */
export const readPartners = (
  text: string,
  variables: NodeJS.ProcessEnv,
): ReadonlyMap<string, PartnerAccess> | undefined => {
  const { data } = listed.safeParse(parsed(text))
  if (!data) return undefined
  const partners = Object.entries(data).map(
    ([code, { url, secret }]) => [code, { url, key: variables[secret] ?? '' }] as const,
  )
  return partners.every(([, { key }]) => key.length >= 32) ? new Map(partners) : undefined
}
