import type { variants } from './config.ts'

/**
 * The generic gateway (N7): POST {host}/{function}, a reply with a `status` of its own.
 *
 * A function is named by its path, such as `trade/account/info`. On the wire `matrix` stands behind its first segment,
 * market functions apart (N8).
 */

/** Body fields that login-level functions carry beside their parameters, where `magicKeyValue` asks for them (I11, P5). */
export const loginBodyFields = {
  password: 'password',
  passwordDs: 'passwordDs',
  userInfo: 'userInfo',
  clientFeatureCode: 'clientFeatureCode',
} as const

/** Value of the login parameter `userInfo` (I11). */
export const loginUserInfo = 'JH'

type Variant = (typeof variants)[number]

/** V12: the segments of a function; one leading slash does not count. */
const segmentsOf = (name: string): string[] => name.replace(/^\//, '').split('/')

/** Whether a function goes to the market: then it needs a messageType (V10) and answers with a market status. */
export const isMarket = (name: string): boolean => segmentsOf(name)[0] === 'market'

/** A function as it stands in the request line, with one leading slash (N8). */
export const gatewayTarget = (name: string): string => {
  const [first = '', ...rest] = segmentsOf(name)
  return `/${[first, ...(first === 'market' ? [] : ['matrix']), ...rest].join('/')}`
}

/** Hosts that serve functions; every other host serves calls of its own. */
type GatewayHost = 'quote' | 'trade' | 'common' | 'user' | 'fund'

const ownHostsHk: ReadonlySet<string> = new Set<GatewayHost>(['user', 'trade', 'fund'])

/** The host of a function (N7): by whole segments, so that `tradecashback` is none of the trade host's. */
export const gatewayHost = (name: string, variant: Variant): GatewayHost => {
  const [first = '', second] = segmentsOf(name)
  if (variant === 'hk') return ownHostsHk.has(first) ? (first as GatewayHost) : 'common'
  if (first === 'market') return 'quote'
  return first === 'trade' || (first === 'organ' && second === 'login') ? 'trade' : 'common'
}
