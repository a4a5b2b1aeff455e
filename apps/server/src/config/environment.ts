import { isIP } from 'node:net'
import { join } from 'node:path'
import { environments, variants } from '@foyer/protocol/config'
import { z } from 'zod'
import { isRegion } from '../regions/regions.ts'
import { clickhouseExpected, clickhouseFields, clickhouseNeeds } from './clickhouse.ts'
import { loginProviderExpected, loginProviderFields, loginProviderNeeds } from './login-provider.ts'
import { isSafeAddress } from './openid-fields.ts'
import { type PartnerAccess, readPartners } from './partners.ts'
import { belongTo, passkeyExpected, passkeyFields, passkeyNeeds } from './passkeys.ts'
import { staffExpected, staffFields, staffNeeds } from './staff.ts'
import { StartError } from './start-error.ts'
import { encryptedSystems, systemExpected, systemFields, systemNeeds } from './systems.ts'
import { telemetryExpected, telemetryFields } from './telemetry.ts'

const loopback = /^(localhost|127(\.\d{1,3}){3}|::1)$/
const proxyKeywords = ['loopback', 'linklocal', 'uniquelocal']

const isProxy = (entry: string): boolean => {
  const [address = '', prefix, ...rest] = entry.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return proxyKeywords.includes(entry) || (isIP(address) !== 0 && fits && rest.length === 0)
}
const isProxyList = (list: string): boolean => list === '' || list.split(',').every((entry) => isProxy(entry.trim()))

/** An https origin as a browser writes it in `Origin`: no path, no default port, host in lower case. */
const isHttpsOrigin = (text: string): boolean => /^https:\/\/[\w.:-]+$/.test(text) && URL.parse(text)?.origin === text

/** The https address below which the playlists of live sessions are. */
const isLiveOrigin = (text: string): boolean =>
  /^https:\/\/[\w.:-]+(\/[\w./-]*[\w-])?$/.test(text) && URL.canParse(text)

/** The address on which clamd listens, or empty. */
const isScanner = (text: string): boolean =>
  text === 'none' || /^(tcp:\/\/([\w.-]+|\[[\da-f:]+\]):\d{1,5}|unix:\/\/\/.+)$/.test(text)

const hostOf = (address: string): string => URL.parse(address)?.hostname.replace(/^\[|\]$/g, '') ?? ''

/** The addresses of other machines, and how each one states that its connection is encrypted. */
const encrypted = {
  ...encryptedSystems,
  LOGIN_OIDC_ISSUER: /^https:/,
  STAFF_ISSUER: /^https:/,
  // calls carry a password, and events under pseudonyms
  CLICKHOUSE_URL: /^https:/,
  // without the parameter the connection is not encrypted, and no error reports it
  DATABASE_URL: /[?&]sslmode=(require|verify-ca|verify-full)(&|$)/,
  DATABASE_DIRECT_URL: /[?&]sslmode=(require|verify-ca|verify-full)(&|$)/,
  DATABASE_OWNER_URL: /[?&]sslmode=(require|verify-ca|verify-full)(&|$)/,
} as const
type Address = keyof typeof encrypted
const addresses = Object.keys(encrypted) as Address[]
const isAddressName = (name: string): name is Address => Object.hasOwn(encrypted, name)
const isEncrypted = (name: Address, address = ''): boolean =>
  address === '' || loopback.test(hostOf(address)) || encrypted[name].test(address)

/** Variables that need another one. */
const needs = [...systemNeeds, ...loginProviderNeeds, ...passkeyNeeds, ...staffNeeds, ...clickhouseNeeds] as const

/** The variables that need this one, and are wrong without it. */
export const dependentsOf = (name: string): readonly string[] =>
  needs.filter(([, needed]) => needed === name).map(([dependent]) => dependent)

const schema = z
  .object({
    FOYER_MODE: z.enum(['sandbox', 'production']).default('sandbox'),
    PORT: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .pipe(z.number().max(65535))
      .default(8080),
    HOST: z
      .string()
      .refine((host) => host === 'localhost' || isIP(host) !== 0)
      .default('127.0.0.1'),
    DATA_DIR: z.string().default('.data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/./)
      .optional(),
    DATABASE_DIRECT_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/./)
      .optional(),
    DATABASE_OWNER_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\/./)
      .optional(),
    DATABASE_ONE_ROLE: z.enum(['refused', 'allowed']).default('refused'),
    UNENCRYPTED_ALLOWED: z
      .string()
      .default('')
      .transform((list) => (list === '' ? [] : list.split(',').map((name) => name.trim())))
      .pipe(z.array(z.string().refine(isAddressName))),
    SAMPLE_BRAND: z.enum(['refused', 'allowed']).default('refused'),
    DATABASE_CONNECTIONS: z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(z.number().min(4).max(500))
      .default(20),
    TRUST_PROXY: z.string().refine(isProxyList).default(''),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    LOG_TO: z.enum(['terminal', 'file']).default('terminal'),
    OFTEN_REGIONS: z
      .string()
      .default('HK,CN,MO,TW,SG,MY,GB,US,CA,AU')
      .transform((list) => list.split(',').map((id) => id.trim()))
      .refine((ids) => ids.every(isRegion)),
    FOYER_ENVIRONMENT: z.enum(environments).optional(),
    FOYER_VARIANT: z.enum(variants).default('default'),
    FOYER_HOSTS_FILE: z.string().optional(),
    FOYER_EARLY_HINTS: z.enum(['on', 'off']).default('off'),
    FOYER_OFFLINE: z.enum(['on', 'off']).default('on'),
    FOYER_REDIRECTS_FILE: z.string().optional(),
    FOYER_ORIGINS: z
      .string()
      .default('')
      .transform((list) => (list === '' ? [] : list.split(',').map((origin) => origin.trim())))
      .refine((origins) => origins.every(isHttpsOrigin)),
    CLIENT_DIR: z.string().default(join(import.meta.dirname, '../../../web/dist')),
    CLIENT_PREVIOUS_DIR: z.string().default(join(import.meta.dirname, '../../../web/previous')),
    API_DOCS: z.enum(['on', 'off']).optional(),
    INSIGHTS: z.enum(['on', 'off']).optional(),
    CONSOLE: z.enum(['on', 'off']).optional(),
    CONSOLE_DIR: z.string().default(join(import.meta.dirname, '../../../console/dist')),
    INSIGHTS_DIR: z.string().default(join(import.meta.dirname, '../../../insights/dist')),
    DRAIN_SECONDS: z
      .string()
      .regex(/^\d{1,2}$/)
      .transform(Number)
      .default(0),
    UPLOAD_SCANNER: z.string().refine(isScanner).optional(),
    BACKUP_DIR: z.string().optional(),
    BACKUP_RECIPIENTS: z
      .string()
      .default('')
      .transform((list) => (list === '' ? [] : list.split(',').map((one) => one.trim())))
      .pipe(z.array(z.string().regex(/^age1[a-z0-9]{58}$/))),
    LIVE_ORIGIN: z.string().refine(isLiveOrigin).optional(),
    ...systemFields,
    ...loginProviderFields,
    ...passkeyFields,
    ...staffFields,
    ...telemetryFields,
    ...clickhouseFields,
  })
  .refine(({ FOYER_MODE, HOST }) => FOYER_MODE === 'production' || loopback.test(HOST), { path: ['HOST'] })
  .superRefine((given, check) => {
    if (given.FOYER_MODE === 'sandbox') return
    for (const name of addresses)
      if (!given.UNENCRYPTED_ALLOWED.includes(name) && !isEncrypted(name, given[name]))
        check.addIssue({ code: 'custom', path: [name] })
  })
  .refine(({ DATABASE_URL, DATABASE_DIRECT_URL }) => DATABASE_URL !== undefined || DATABASE_DIRECT_URL === undefined, {
    path: ['DATABASE_DIRECT_URL'],
  })
  .refine(({ DATABASE_URL, DATABASE_OWNER_URL }) => DATABASE_URL !== undefined || DATABASE_OWNER_URL === undefined, {
    path: ['DATABASE_OWNER_URL'],
  })
  .refine(({ PASSKEY_RP_ID: id, PASSKEY_ORIGINS: origins }) => id === undefined || !origins || belongTo(id, origins), {
    path: ['PASSKEY_ORIGINS'],
  })
  .superRefine((given, check) => {
    for (const [name, needed] of needs)
      if (given[name] !== undefined && given[needed] === undefined) check.addIssue({ code: 'custom', path: [needed] })
    for (const name of ['LOGIN_OIDC', 'STAFF'] as const) {
      if (given[`${name}_ISSUER`] === undefined) continue
      if (given[`${name}_CLIENT_SECRET`] === undefined && given.CONNECTOR_SIGNING_KEY === undefined)
        check.addIssue({ code: 'custom', path: [`${name}_CLIENT_SECRET`] })
      if (!given[`${name}_REDIRECT_URI`]?.every((address) => isSafeAddress(address, given.FOYER_MODE)))
        check.addIssue({ code: 'custom', path: [`${name}_REDIRECT_URI`] })
    }
  })

/** The validated process environment. Names of durations and sizes state their unit. */
export type Environment = z.infer<typeof schema> & {
  /** partners reached over HTTP, by code */
  readonly FOYER_PARTNERS: ReadonlyMap<string, PartnerAccess>
}

const expected: Record<keyof Environment, string> = {
  FOYER_MODE: 'sandbox or production',
  PORT: 'a whole number from 0 (any free port) to 65535',
  HOST: 'an address to listen on; the sandbox listens on loopback only (127.0.0.1, ::1 or localhost)',
  DATA_DIR: 'a folder',
  DATABASE_URL:
    'an address such as postgres://user:password@host:5432/database; in production, on another machine, with sslmode require, verify-ca or verify-full, such as ?sslmode=verify-full',
  DATABASE_DIRECT_URL:
    'the address of the database itself, for the same role, if DATABASE_URL is a pooler in transaction mode; in production, on another machine, with sslmode as well',
  DATABASE_OWNER_URL:
    'the address of the same database as DATABASE_URL, as the role that owns the tables; in production, on another machine, with sslmode as well',
  DATABASE_ONE_ROLE: 'refused or allowed',
  UNENCRYPTED_ALLOWED: `a comma-separated list of ${addresses.join(', ')}`,
  SAMPLE_BRAND: 'refused or allowed',
  DATABASE_CONNECTIONS: 'a whole number from 4 to 500',
  TRUST_PROXY: `a comma-separated list of addresses, networks (10.0.0.0/8) or the words ${proxyKeywords.join(', ')}`,
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  LOG_TO: 'terminal or file',
  FOYER_ENVIRONMENT: environments.join(', '),
  FOYER_VARIANT: variants.join(', '),
  FOYER_HOSTS_FILE: 'the path of a JSON file of host tables',
  FOYER_EARLY_HINTS: 'on or off',
  FOYER_OFFLINE: 'on or off',
  FOYER_REDIRECTS_FILE: 'the path of a JSON file of partners that pages may send people to',
  FOYER_ORIGINS: 'a comma-separated list of https origins, without a path',
  CLIENT_DIR: 'the folder of the built client',
  CLIENT_PREVIOUS_DIR: 'the folder of the files of earlier clients',
  API_DOCS: 'on or off',
  INSIGHTS: 'on or off',
  INSIGHTS_DIR: 'the folder of the built page for operators',
  CONSOLE: 'on or off',
  CONSOLE_DIR: 'the folder of the built console for staff',
  DRAIN_SECONDS: 'a whole number from 0 to 99',
  UPLOAD_SCANNER: 'the address of clamd, tcp://host:port or unix:///path, or none',
  BACKUP_DIR: 'the folder of backups',
  BACKUP_RECIPIENTS: 'a comma-separated list of public keys age1…, as foyer backup key prints them',
  LIVE_ORIGIN: 'the https address that playlists of live sessions stand under, without a slash at its end',
  ...systemExpected,
  ...loginProviderExpected,
  ...passkeyExpected,
  ...staffExpected,
  ...telemetryExpected,
  ...clickhouseExpected,
  FOYER_PARTNERS:
    'JSON of {"code": {"url": "https://…", "secret": "NAME"}}, NAME being a variable of at least 32 characters',
  OFTEN_REGIONS: 'a comma-separated list of ISO codes of regions with a calling code, such as HK,CN',
}

/** Every variable that the server reads, except secrets. */
export const variableNames = Object.keys(expected)

/** What a variable must be, in words for an operator. */
export const mustBe = (name: keyof Environment): string => `${name} must be ${expected[name]}`

/**
 * Reads the environment. An empty variable counts as not set.
 *
 * @returns the environment, or the names of every wrong variable
 */
export const checkEnvironment = (
  variables: NodeJS.ProcessEnv,
): { readonly environment: Environment } | { readonly wrong: readonly (keyof Environment)[] } => {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  const partners = readPartners(given.FOYER_PARTNERS ?? '{}', given)
  if (parsed.success && partners) return { environment: { ...parsed.data, FOYER_PARTNERS: partners } }
  const wrong = new Set(parsed.error?.issues.map((issue) => issue.path[0] as keyof Environment))
  if (!partners) wrong.add('FOYER_PARTNERS')
  return { wrong: [...wrong] }
}

/**
 * Reads the environment. Messages never repeat values, since some contain passwords.
 *
 * @throws StartError that names every wrong variable and its valid values
 */
export const readEnvironment = (variables: NodeJS.ProcessEnv): Environment => {
  const checked = checkEnvironment(variables)
  if ('environment' in checked) return checked.environment
  throw new StartError(`${checked.wrong.map(mustBe).join('; ')}.`)
}
