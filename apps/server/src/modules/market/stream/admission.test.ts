import { expect, test } from 'vitest'
import { type Arrival, admit, limits } from './admission.ts'

let ids = 0
const arrival = (kind: 'visitor' | 'member', network: string): Arrival => ({
  network,
  id: `ticket ${ids}`,
  session: `session ${ids++}`,
  codes: ['02800'],
  isRealTime: kind === 'member',
  validUntil: 1,
})
const many = (count: number, kind: 'visitor' | 'member', network: string) =>
  Array.from({ length: count }, () => arrival(kind, network))
const everywhere = (count: number, kind: 'visitor' | 'member') =>
  Array.from({ length: count }, (_, nth) => arrival(kind, `network ${nth}`))

const refusalOf = (open: Arrival[], one: Arrival, lists = 1) => {
  try {
    admit(open, one, lists)
    return undefined
  } catch (error) {
    return (error as { reason: string }).reason
  }
}

test('visitors of one address have 250 streams, and a registered caller there is still admitted', () => {
  const open = many(250, 'visitor', '192.0.2.1')
  expect(refusalOf(open.slice(1), arrival('visitor', '192.0.2.1'))).toBeUndefined()
  expect(refusalOf(open, arrival('visitor', '192.0.2.1'))).toBe('rate_limited')
  expect(refusalOf(open, arrival('visitor', '192.0.2.2'))).toBeUndefined()
  expect(refusalOf(open, arrival('member', '192.0.2.1'))).toBeUndefined()
})

test('one address has at most 1,250 streams of all callers together', () => {
  const open = [...many(1000, 'member', '192.0.2.1'), ...many(250, 'visitor', '192.0.2.1')]
  expect(refusalOf(open, arrival('member', '192.0.2.1'))).toBe('rate_limited')
  expect(refusalOf(open, arrival('member', '192.0.2.2'))).toBeUndefined()
})

test('visitors have four fifths of a process; the other places are reserved for registered callers until those are full too', () => {
  const open = everywhere(4000, 'visitor')
  expect(refusalOf(open, arrival('visitor', 'elsewhere'))).toBe('unavailable')
  expect(refusalOf(open, arrival('member', 'elsewhere'))).toBeUndefined()
  const full = [...open, ...everywhere(1000, 'member')]
  expect(refusalOf(full, arrival('member', 'elsewhere'))).toBe('unavailable')
})

test('a full process refuses visitors even if few of its streams are theirs', () => {
  expect(refusalOf(everywhere(4999, 'member'), arrival('visitor', 'elsewhere'))).toBeUndefined()
  expect(refusalOf(everywhere(5000, 'member'), arrival('visitor', 'elsewhere'))).toBe('unavailable')
})

test('the number of different lists of codes is limited to what can be encoded in one slot', () => {
  expect(refusalOf([], arrival('member', '192.0.2.1'), limits.lists)).toBeUndefined()
  expect(refusalOf([], arrival('member', '192.0.2.1'), limits.lists + 1)).toBe('unavailable')
})
