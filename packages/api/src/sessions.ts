import { z } from 'zod'

/** The sessions of a person. Milliseconds since 1970. */
const time = z.number().int()

/** Recognised systems and browsers; `other` if the user agent names none of them. */
export const deviceSystems = [
  'iphone',
  'ipad',
  'harmony',
  'android',
  'windows',
  'mac',
  'chromeos',
  'linux',
  'other',
] as const
export type DeviceSystem = (typeof deviceSystems)[number]

export const deviceBrowsers = [
  'wechat',
  'qq',
  'uc',
  'huawei',
  'xiaomi',
  'samsung',
  'edge',
  'opera',
  'firefox',
  'chrome',
  'safari',
  'other',
] as const
export type DeviceBrowser = (typeof deviceBrowsers)[number]

/** A login to a brokerage account in a session. */
const openLogin = z.object({
  /** its id in `endSessionsRequest` */
  id: z.string(),
  /** masked client number */
  account: z.string(),
  since: time,
  lastUsedAt: time,
  endsAt: time,
})

/** Number of sessions in the list of a call that names no `limit`. */
export const mostSessions = 50

/** Maximum number of sessions in a list, more than a person can open before the first ones expire. */
export const maximumSessions = 2_000

/** Lists the most recently used sessions, at most `limit`. */
export const sessionsRequest = z.strictObject({ limit: z.number().int().min(1).max(maximumSessions).optional() })

export const session = z.object({
  id: z.string(),
  /** true for the session that signed the call */
  isThis: z.boolean(),
  system: z.enum(deviceSystems),
  browser: z.enum(deviceBrowsers),
  /** ISO 3166 code of the network of its last use; null if it is not known */
  country: z.string().nullable(),
  since: time,
  lastUsedAt: time,
  endsAt: time,
  logins: z.array(openLogin),
})
export type Session = z.infer<typeof session>

/** `more` is the number of sessions beyond the limit, which `others` and `all` end too. */
export const sessionsReply = z.object({ asOf: time, sessions: z.array(session), more: z.number().int() })
export type SessionsReply = z.infer<typeof sessionsReply>

/**
 * Ends one session or one login by its id, all sessions except the calling one, or all of them. The reply lists the
 * remaining ones. An id that has ended or belongs to another person changes nothing.
 */
export const endSessionsRequest = z.discriminatedUnion('which', [
  z.strictObject({ which: z.literal('one'), id: z.uuid() }),
  z.strictObject({ which: z.enum(['others', 'all']) }),
])
export type EndSessionsRequest = z.infer<typeof endSessionsRequest>
