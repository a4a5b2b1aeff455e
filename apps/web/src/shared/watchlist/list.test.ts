import { expect, test } from 'vitest'
import {
  added,
  codesOf,
  groupOf,
  nameFault,
  onTop,
  regrouped,
  removed,
  renamed,
  reordered,
  withGroup,
  withoutGroup,
} from './list.ts'

const list = {
  codes: ['A', 'B', 'C', 'D'],
  groups: [
    { name: 'One', codes: ['D', 'B'] },
    { name: 'Two', codes: ['A'] },
  ],
}

test('R31 a group of the watchlist shows its codes in the order of the whole list', () => {
  expect(codesOf(list, 'One')).toEqual(['B', 'D'])
  expect(codesOf(list, undefined)).toEqual(list.codes)
  expect([groupOf(list, 'A'), groupOf(list, 'C')]).toEqual(['Two', undefined])
})

test('R31 a code that moves to another group of the watchlist leaves its first group, and the order remains', () => {
  const next = regrouped(list, 'B', 'Two')
  expect([codesOf(next, 'One'), codesOf(next, 'Two'), next.codes]).toEqual([['D'], ['A', 'B'], list.codes])
  expect(groupOf(regrouped(list, 'B', undefined), 'B')).toBeUndefined()
})

test('R31 a code that is removed from the watchlist leaves its group too', () => {
  expect(removed(list, 'D')).toEqual({
    codes: ['A', 'B', 'C'],
    groups: [
      { name: 'One', codes: ['B'] },
      { name: 'Two', codes: ['A'] },
    ],
  })
})

test('R31 a code that is added to a group of the watchlist is the last of the list and in this group only', () => {
  const next = added(list, 'E', 'Two')
  expect([next.codes.at(-1), codesOf(next, 'Two'), codesOf(next, 'One')]).toEqual(['E', ['A', 'E'], ['B', 'D']])
  expect(added(list, 'E').groups).toEqual(list.groups)
})

test('R31 a new order of a group of the watchlist leaves the other codes at their places', () => {
  expect(reordered(list, ['D', 'B']).codes).toEqual(['A', 'D', 'C', 'B'])
  expect(onTop(list, 'C').codes).toEqual(['C', 'A', 'B', 'D'])
})

test('R31 a deleted group leaves its codes on the watchlist, and a renamed group keeps its codes and place', () => {
  expect(withoutGroup(list, 'One')).toEqual({ codes: list.codes, groups: [{ name: 'Two', codes: ['A'] }] })
  expect(renamed(list, 'One', 'First').groups[0]).toEqual({ name: 'First', codes: ['D', 'B'] })
  expect(withGroup(list, 'Three').groups.map(({ name }) => name)).toEqual(['One', 'Two', 'Three'])
})

test.for([
  ['', 'missing'],
  ['--', 'missing'],
  ['a\u202eb', 'missing'],
  ['One', 'used'],
  ['one', undefined],
  ['科技', undefined],
] as const)('R31 the name "%s" of a new group of the watchlist has the fault %s', ([name, fault]) => {
  expect(nameFault(name, list)).toBe(fault)
})
