import { expect, test } from 'vitest'
import { firstRows, groupByInitial, groupOfFound, placeOf, rowsOf } from './groups.ts'
import { aland, canada, chad, hongKong, iceland, ivoryCoast, unitedStates } from './testing/entries.ts'

const list = { all: [unitedStates, hongKong, chad, ivoryCoast, canada, iceland, aland], often: [hongKong, canada] }
const outline = (...args: Parameters<typeof groupByInitial>) =>
  groupByInitial(...args).map(({ key, entries }) => `${key} ${entries.map(({ id }) => id).join(' ')}`)

test('C2 the first group holds the common entries in the order of the server, the others follow by letter', () => {
  expect(outline(list, 'en-US')).toEqual(['often HK CA', 'A AX', 'C CA TD CI', 'H HK', 'I IS', 'U US'])
})

test('C2 zh-CN groups by the initial of the Simplified name, zh-HK by that of the English one', () => {
  expect(outline(list, 'zh-CN')).toEqual(['often HK CA', 'A AX', 'B IS', 'J CA', 'K CI', 'M US', 'X HK', 'Z TD'])
  expect(outline(list, 'zh-HK').map((line) => line.split(' ')[0])).toEqual(['often', 'A', 'C', 'H', 'I', 'U'])
})

test('C2 names inside a group are sorted by the rules of the language', () => {
  const names = (language: 'zh-CN' | 'en-US', ...entries: (typeof chad)[]) =>
    groupByInitial({ all: entries.map((entry) => ({ ...entry, initail: 'C', initailCn: 'C' })), often: [] }, language)
      .flatMap(({ entries }) => entries)
      .map(({ id }) => id)
  // pinyin: bing, jia, ke, zha
  expect(names('zh-CN', chad, ivoryCoast, canada, iceland)).toEqual(['IS', 'CA', 'CI', 'TD'])
  // an accent does not sort a name after z
  expect(names('en-US', chad, ivoryCoast, canada, aland)).toEqual(['AX', 'CA', 'TD', 'CI'])
})

test('C2 an initial that is not a letter comes last, a lower-case one joins its letter, and an empty group is left out', () => {
  const odd = { ...iceland, initail: '1' }
  expect(outline({ all: [odd, { ...chad, initail: 'c' }, canada], often: [] }, 'en-US')).toEqual(['C CA TD', '# IS'])
})

test('C2 grouping does not change the given list', () => {
  const before = structuredClone(list)
  groupByInitial(list, 'zh-HK')
  expect(list).toEqual(before)
})

test('C5 the index of a region is that of its first row, found by id and not by code', () => {
  const rows = rowsOf(groupByInitial(list, 'en-US'))
  expect(placeOf(rows, 'CA')).toBe(1)
  expect(placeOf(rows, 'US')).toBe(rows.length - 1)
  expect(placeOf(rows, 'XX')).toBeUndefined()
})

test('each group states the index of its first row', () => {
  const groups = groupByInitial(list, 'en-US')
  const rows = rowsOf(groups)
  for (const { first, entries } of groups) expect(rows.slice(first, first + entries.length)).toEqual(entries)
})

test('firstRows returns a screenful of rows with their indexes in the whole list, also when it starts far down', () => {
  const rows = (initail: string) => Array.from({ length: 15 }, () => ({ ...chad, initail }))
  const groups = groupByInitial({ all: [...'ABCDEF'].flatMap(rows), often: [] }, 'en-US')
  const outlineOf = (part: typeof groups) => part.map(({ key, first, entries }) => [key, first, entries.length])
  expect(outlineOf(firstRows(groups, 16))).toEqual([
    ['A', 0, 15],
    ['B', 15, 1],
  ])
  expect(outlineOf(firstRows(groups, 16, 20)).at(-1)).toEqual(['C', 30, 6])
  expect(firstRows(groups, 1000)).toEqual(groups)
})

test('search results stay in order in one group, and an empty result creates no group', () => {
  expect(groupOfFound([unitedStates, canada])).toEqual([{ key: 'found', first: 0, entries: [unitedStates, canada] }])
  expect(groupOfFound([])).toEqual([])
})
