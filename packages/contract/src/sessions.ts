import { z } from 'zod'

/**
 * The sessions of a person, on the app API host, signed at register or login level and never stored: POST {api}/user/sessions
 * lists them, POST {api}/user/sessions/end ends some. Milliseconds since 1970.
 */
const time = z.number().int()

/** Systems and browsers that are told apart; `other` where the user agent names none of them. */
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

/** A login to a brokerage account that a session holds open. */
const openLogin = z.object({
  /** names it to `endSessionsRequest` */
  id: z.string(),
  /** masked client number */
  account: z.string(),
  since: time,
  lastUsedAt: time,
  endsAt: time,
})

/** Most sessions that a list shows, those used last first. `more` counts the others, which `others` and `all` end too. */
export const mostSessions = 50

export const session = z.object({
  id: z.string(),
  /** it signed the call */
  isThis: z.boolean(),
  system: z.enum(deviceSystems),
  browser: z.enum(deviceBrowsers),
  /** ISO 3166 code of the network it was last used from; null where that is not known */
  country: z.string().nullable(),
  since: time,
  lastUsedAt: time,
  endsAt: time,
  logins: z.array(openLogin),
})
export type Session = z.infer<typeof session>

export const sessionsReply = z.object({ asOf: time, sessions: z.array(session), more: z.number().int() })
export type SessionsReply = z.infer<typeof sessionsReply>

/**
 * Ends one session or one login by its id, every session but the one that signs, or all of them. The answer lists what goes
 * on. What has ended before, and an id of somebody else, changes nothing.
 */
export const endSessionsRequest = z.discriminatedUnion('which', [
  z.strictObject({ which: z.literal('one'), id: z.uuid() }),
  z.strictObject({ which: z.enum(['others', 'all']) }),
])
export type EndSessionsRequest = z.infer<typeof endSessionsRequest>
