import { readFileSync } from 'node:fs'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Reader, type Response } from 'mmdb-lib'

/** One record of the data set: ISO 3166 code of where an address is registered, or announced from. */
type Place = Response & { readonly country_code: string }

const file = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
const places = new Reader<Place>(readFileSync(fileURLToPath(file)))

/** Without the port and brackets that some proxies write, and without the interface of a local address. */
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

/** Prefixes of IPv6 addresses that carry an IPv4 one right behind them: mapped by a socket, by NAT64, by 6to4. */
const carriers = [[0, 0, 0, 0, 0, 0xffff], [0x64, 0xff9b, 0, 0, 0, 0], [0x2002]]

/** The IPv4 address an IPv6 one carries, else the address itself: who translates it stands elsewhere, or nowhere. */
const carriedBy = (address: string): string => {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  const prefix = carriers.find((carrier) => carrier.every((group, n) => groups[n] === group))
  if (!prefix) return address
  const [high = 0, low = 0] = groups.slice(prefix.length)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** Networks that stand nowhere (RFC 6890); the data set holds some of them under their block's registry. */
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
 * Country of a network address as ISO 3166 alpha-2 (Hong Kong is HK, Macao MO, Taiwan TW); undefined for private,
 * reserved and unknown ones and for what is no address. From registrations at the regional registries (CC0; statistics
 * by the Number Resource Organization, CC BY 4.0): it tells the network, not where a roaming phone stands.
 */
export const countryOf = (address: string): string | undefined => {
  const bare = carriedBy(bareOf(address))
  const family = isIP(bare)
  if (family === 0 || nowhere.check(bare, family === 6 ? 'ipv6' : 'ipv4')) return undefined
  return places.get(bare)?.country_code
}
