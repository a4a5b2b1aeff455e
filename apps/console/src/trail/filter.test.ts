import { trailFilter } from '@foyer/api/staff/trail'
import { expect, test } from 'vitest'
import { chosenIn, filterOf, queryOf } from './filter.ts'

// 00:30 on 27 November in Hong Kong, while it is still the 26th in UTC
const now = Date.parse('2026-11-26T16:30:00Z')
const requested = (query: string) => filterOf(chosenIn(new URLSearchParams(query)), now)
const midnight = (day: string) => Date.parse(`${day}T00:00:00+08:00`)

test('Ranges begin at midnight in Hong Kong, and the usual one is of seven days', () => {
  expect(requested('range=today')).toEqual({ from: midnight('2026-11-27') })
  expect(requested('')).toEqual({ from: midnight('2026-11-21') })
  expect(requested('range=nonsense')).toEqual({ from: midnight('2026-11-21') })
  expect(requested('range=all')).toEqual({})
})

test('Days of one’s choice include the last one, and count only with that range', () => {
  const days = 'from=2026-11-01&until=2026-11-02'
  expect(requested(`range=own&${days}`)).toEqual({ from: midnight('2026-11-01'), until: midnight('2026-11-03') })
  expect(requested(`range=all&${days}`)).toEqual({})
  expect(requested('range=own&from=2026-13-45&until=yesterday')).toEqual({})
})

test('Whatever an address says, the server accepts the filter', () => {
  for (const query of [
    'actor=nobody',
    `event=${'x'.repeat(300)}`,
    'subject=%20%20',
    'reference=%F0%9F%98%80',
    'staff=1',
  ])
    expect(trailFilter.safeParse(requested(`range=all&${query}`)).error, query).toBeUndefined()
})

test('An address leaves out what is usual and what the range does not use', () => {
  const chosen = { ...chosenIn(new URLSearchParams('from=2026-11-01')), event: ' packed ' }
  expect(queryOf(chosen).toString()).toBe('event=packed')
  expect(chosenIn(queryOf({ ...chosen, range: 'own' }))).toMatchObject({ range: 'own', from: '2026-11-01' })
})
