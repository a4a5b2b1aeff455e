import { isIPv6 } from 'node:net'

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))

/**
 * The address by which limits count: an IPv4 address, or the /64 of an IPv6 address, since one household or phone has a
 * whole /64.
 */
export const networkOf = (address: string): string => {
  // every signed call counts its network, and an IPv4 address needs no parsing
  if (!address.includes(':')) return address
  const bare = address.split('%')[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped !== undefined || !isIPv6(bare)) return mapped ?? bare
  const [head = '', tail] = bare.split('::')
  const before = groups(head)
  const after = groups(tail ?? '')
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  const all = [...before, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
