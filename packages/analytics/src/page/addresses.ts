import { trackingReferrerMax, trackingTextMax } from '@foyer/protocol/tracking/limits'
import { cut } from '../wire/properties.ts'

/** Parameters of an address that may be stored; all others are left out, since their content is unknown. */
export const defaultParameters: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'channel',
]

const allowed = (query: string, names: readonly string[]): string => {
  const allowedParameters = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query))
    if (names.includes(name)) allowedParameters.append(name, value)
  const text = allowedParameters.toString()
  return text && `?${text}`
}

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** An address without credentials and with only the allowed parameters, before and in the hash. */
export const cleanAddress = (address: string, names: readonly string[]): string => {
  const url = parse(address)
  if (!url || url.origin === 'null') return ''
  const [path = '', ...query] = url.hash.split('?')
  // a hash that is no route may be a token, so it is dropped
  const hash = path.startsWith('#/') ? path + allowed(query.join('?'), names) : ''
  return cut(url.origin + url.pathname + allowed(url.search, names) + hash, trackingTextMax)
}

/** The same for a referrer, which has a lower limit. */
export const cleanReferrer = (address: string, names: readonly string[]): string =>
  cut(cleanAddress(address, names), trackingReferrerMax)

export const hostOf = (address: string): string => parse(address)?.host ?? ''

/** The path that a person sees: that of the hash if the hash is a route. */
export const pathOf = (address: string): string => {
  const url = parse(address)
  const [path = ''] = url?.hash.split('?') ?? []
  return path.startsWith('#/') ? path.slice(1) : (url?.pathname ?? '')
}

/** A parameter of an address, anywhere in it. */
export const parameterOf = (address: string, name: string): string | null => {
  const url = parse(address)
  return url ? (url.searchParams.get(name) ?? new URLSearchParams(url.hash.split('?')[1]).get(name)) : null
}
