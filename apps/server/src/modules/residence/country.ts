import { readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Reader, type Response } from 'mmdb-lib'

/** One record of the data set: ISO 3166 code of where an address is registered, or announced from. */
type Place = Response & { readonly country_code: string }

const file = import.meta.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
const places = new Reader<Place>(readFileSync(fileURLToPath(file)))

/** `::ffff:1.2.3.4` is how a socket that listens on both families names an IPv4 visitor. */
const unmapped = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

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
  const bare = unmapped(address)
  const family = isIP(bare)
  if (family === 0 || nowhere.check(bare, family === 6 ? 'ipv6' : 'ipv4')) return undefined
  return places.get(bare)?.country_code
}
