import { codePattern } from '@foyer/api/codes'
import { z } from 'zod'
import { type Templates, templatesOf } from '../connectors/sms/templates.ts'

/** An SMS provider, in the order of preference. */
export interface SmsProviderAccess {
  readonly name: string
  readonly url: string
  readonly token: string
  /** signs its delivery reports; absent if it sends none */
  readonly reportKey?: string
  readonly templates: Templates
}

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Messages contain numbers and codes, so only https is allowed, except on this machine. */
const isAddress = (text: string): boolean => {
  const url = URL.parse(text)
  if (url?.username !== '' || url.password !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname))
}

/** Name of the variable that holds a secret, so that this configuration may be in a repository. */
const variable = z.string().regex(/^[A-Z][A-Z0-9_]{0,63}$/)

const listed = z
  .array(
    z.strictObject({
      name: z.string().regex(codePattern),
      url: z.string().refine(isAddress),
      token: variable,
      reports: variable.optional(),
      templates: templatesOf.default(new Map()),
    }),
  )
  .min(1)
  .max(2)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length)

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Parses SMS_PROVIDERS, and reads tokens and keys from the variables that it names. Without it, SMS_PROVIDER_URL and
 * SMS_PROVIDER_TOKEN are one provider without templates and reports. Undefined if something is invalid; empty without
 * any provider.
 */
export const readSmsProviders = (variables: NodeJS.ProcessEnv): readonly SmsProviderAccess[] | undefined => {
  const { SMS_PROVIDERS: text, SMS_PROVIDER_URL: url, SMS_PROVIDER_TOKEN: token } = variables
  if (text === undefined) return url && token ? [{ name: 'gateway', url, token, templates: new Map() }] : []
  const { data } = listed.safeParse(parsed(text))
  const providers = data?.map(({ reports, token: named, ...rest }): SmsProviderAccess => {
    const reportKey = reports === undefined ? {} : { reportKey: variables[reports] ?? '' }
    return { ...rest, token: variables[named] ?? '', ...reportKey }
  })
  const isWhole = providers?.every((one) => one.token !== '' && (one.reportKey?.length ?? 32) >= 32)
  return isWhole ? providers : undefined
}
