import { z } from 'zod'

/** How a partner is reached, and what its orders are signed with. */
export interface PartnerAccess {
  readonly url: string
  readonly key: string
}

/** Orders carry vouchers' codes: no other scheme, and nobody's password in a log of addresses. */
const isAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

const entry = z.strictObject({
  url: z.string().refine(isAddress),
  /** name of the variable that holds the key, so that this one may stand in a repository */
  secret: z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/),
})

const listed = z.record(z.string().regex(/^[a-z0-9-]{1,40}$/), entry)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * FOYER_PARTNERS as it stands in the environment, `{"code": {"url": "https://…", "secret": "NAME"}}`, with each key taken
 * from the variable it names; undefined where either is wrong.
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
