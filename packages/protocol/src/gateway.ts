import type { variants } from './config.ts'

/**
 * The generic gateway (N7): POST {host}/{function}; the reply has a `status` of its own.
 * A function is named by its path, such as `trade/account/info`. On the wire, `matrix` is inserted after its first
 * segment, except for market functions (N8).
 */

/**
 * Body fields that login-level functions carry in addition to their parameters if `magicKeyValue` requests them (I11,
 * P5).
 */
export const loginBodyFields = {
  password: 'password',
  passwordDs: 'passwordDs',
  userInfo: 'userInfo',
  clientFeatureCode: 'clientFeatureCode',
} as const

/** Value of the login parameter `userInfo` (I11). */
export const loginUserInfo = 'JH'

type Variant = (typeof variants)[number]

/** V12: the segments of a function; one leading slash is ignored. */
const segmentsOf = (name: string): string[] => name.replace(/^\//, '').split('/')

/**
 * Whether a function goes to the market. Such a function needs a messageType (V10), and its reply has a market status.
 */
export const isMarket = (name: string): boolean => segmentsOf(name)[0] === 'market'

/** A function in the request line, with one leading slash (N8). */
export const gatewayTarget = (name: string): string => {
  const [first = '', ...rest] = segmentsOf(name)
  return `/${[first, ...(first === 'market' ? [] : ['matrix']), ...rest].join('/')}`
}

/** Hosts that serve functions; every other host serves calls of its own. */
type GatewayHost = 'quote' | 'trade' | 'common' | 'user' | 'fund'

const ownHostsHk: ReadonlySet<string> = new Set<GatewayHost>(['user', 'trade', 'fund'])

/**
 * The host of a function (N7), matched by whole segments, so that `tradecashback` does not belong to the trade host.
 */
export const gatewayHost = (name: string, variant: Variant): GatewayHost => {
  const [first = '', second] = segmentsOf(name)
  if (variant === 'hk') return ownHostsHk.has(first) ? (first as GatewayHost) : 'common'
  if (first === 'market') return 'quote'
  return first === 'trade' || (first === 'organ' && second === 'login') ? 'trade' : 'common'
}
