import { trackingReferrerMax, trackingTextMax } from '@foyer/contract/tracking-limits'
import { cut } from '../wire/properties.ts'

/** Parameters of an address that may be kept; every other one is left out, as nobody knows what stands in it. */
export const defaultParameters: readonly string[] = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'channel',
]

const allowed = (query: string, names: readonly string[]): string => {
  const kept = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) if (names.includes(name)) kept.append(name, value)
  const text = kept.toString()
  return text && `?${text}`
}

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address)
  } catch {
    return undefined
  }
}

/** An address without credentials and with none but the allowed parameters, before the hash and behind it. */
export const cleanAddress = (address: string, names: readonly string[]): string => {
  const url = parse(address)
  if (!url || url.origin === 'null') return ''
  const [path = '', ...query] = url.hash.split('?')
  // a hash is a route or nothing: what else stands there may be a token
  const hash = path.startsWith('#/') ? path + allowed(query.join('?'), names) : ''
  return cut(url.origin + url.pathname + allowed(url.search, names) + hash, trackingTextMax)
}

/** The same of where somebody came from, which may be shorter. */
export const cleanReferrer = (address: string, names: readonly string[]): string =>
  cut(cleanAddress(address, names), trackingReferrerMax)

export const hostOf = (address: string): string => parse(address)?.host ?? ''

/** The path a person sees: of the hash where the hash is a route. */
export const pathOf = (address: string): string => {
  const url = parse(address)
  const [path = ''] = url?.hash.split('?') ?? []
  return path.startsWith('#/') ? path.slice(1) : (url?.pathname ?? '')
}

/** A parameter of an address, wherever in it. */
export const parameterOf = (address: string, name: string): string | null => {
  const url = parse(address)
  return url ? (url.searchParams.get(name) ?? new URLSearchParams(url.hash.split('?')[1]).get(name)) : null
}
