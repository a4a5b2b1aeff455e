import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { Reader, type Response } from 'mmdb-lib'

/** One record of the data set: the ISO 3166 code of the country where a network is registered or announced. */
type Place = Response & { readonly country_code: string }

// `import.meta.resolve` is missing in the set-up of Vitest
const require = createRequire(import.meta.url)
const file = require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
const places = new Reader<Place>(readFileSync(file))

/** The address without the port and brackets that some proxies write, and without the interface of a local address. */
const bareOf = (address: string): string =>
  address
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/%.*$/, '')

/** The eight groups of an IPv6 address. */
const groupsOf = (address: string): number[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
}

/**
 * Prefixes of IPv6 addresses that contain an IPv4 address directly after them: mapped by a socket, by NAT64, by 6to4.
 */
const carriers = [[0, 0, 0, 0, 0, 0xffff], [0x64, 0xff9b, 0, 0, 0, 0], [0x2002]]

/** The IPv4 address in an IPv6 one, else the address itself: the location of the translator does not matter. */
const carriedBy = (address: string): string => {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const prefix = carriers.find((carrier) => carrier.every((group, n) => groups[n] === group))
  if (!prefix) return address
  const [high = 0, low = 0] = groups.slice(prefix.length)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/**
 * Special-purpose networks without a location (RFC 6890); the data set lists some of them under the registry of their
 * block.
 */
const nowhere = new BlockList()
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const)
  nowhere.addSubnet(network, prefix)
nowhere.addSubnet('2001:db8::', 32, 'ipv6')
nowhere.addSubnet('fc00::', 7, 'ipv6')
nowhere.addSubnet('fe80::', 10, 'ipv6')

/**
 * The country of a network address as ISO 3166 alpha-2 (Hong Kong is HK, Macao MO, Taiwan TW); undefined for private,
 * reserved and unknown addresses and for other texts. The source is the registrations at the regional registries (CC0;
 * statistics by the Number Resource Organization, CC BY 4.0): it locates the network, not a roaming phone.
 */
export const countryOf = (address: string): string | undefined => {
  const bare = carriedBy(bareOf(address))
  const family = isIP(bare)
  if (family === 0 || nowhere.check(bare, family === 6 ? 'ipv6' : 'ipv4')) return undefined
  return places.get(bare)?.country_code
}
