import { readFileSync } from 'node:fs'
import { areaCode } from '@foyer/contract/area-codes'
import { expect, test } from 'vitest'
import { fold } from '../../src/modules/area-codes/fold.ts'
import { regions } from '../../src/modules/area-codes/regions.ts'
import { generateAreaCodes } from './generate.ts'

const golden = new URL('../../src/modules/area-codes/area-codes.generated.json', import.meta.url)
const entries = regions.map(({ entry }) => entry)
const entryOf = (id: string) => entries.find((entry) => entry.id === id)
const readingOf = (id: string): string | undefined => regions.find(({ entry }) => entry.id === id)?.pinyin[0]

test('C8 the golden file is what the installed data generates', () => {
  expect(readFileSync(golden, 'utf8')).toBe(generateAreaCodes())
})

test('C8 there are 245 regions with 206 calling codes, each id once', () => {
  expect(entries).toHaveLength(245)
  expect(new Set(entries.map(({ value }) => value)).size).toBe(206)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(245)
})

test('C8 every entry has the fields of the wire and nothing else', () => {
  for (const entry of entries) expect(areaCode.strict().parse(entry)).toEqual(entry)
})

test('C8 every entry has an initial from A to Z for Simplified Chinese and one for the other languages', () => {
  for (const entry of entries) {
    expect(entry.initailCn).toMatch(/^[A-Z]$/)
    expect(entry.initail).toBe(
      fold(entry.nameEn ?? '')[0]
        ?.charAt(0)
        .toUpperCase(),
    )
  }
})

test('C8 the places of the often group carry the names and codes people here know', () => {
  expect(entryOf('HK')).toEqual({
    id: 'HK',
    value: '852',
    name: '香港',
    nameHk: '香港',
    initailCn: 'X',
    initail: 'H',
    nameEn: 'Hong Kong',
  })
  expect(entryOf('MO')).toMatchObject({ value: '853', name: '澳门', nameHk: '澳門', nameEn: 'Macao', initailCn: 'A' })
  expect(entryOf('TW')).toMatchObject({ value: '886', name: '台湾', nameHk: '台灣', nameEn: 'Taiwan', initailCn: 'T' })
  expect(entryOf('CN')).toMatchObject({ value: '86', name: '中国', nameHk: '中國', nameEn: 'China', initailCn: 'Z' })
  expect(entryOf('GB')).toMatchObject({ value: '44', nameEn: 'United Kingdom', initailCn: 'Y', initail: 'U' })
})

test('C8 regions that share a calling code keep their own ids', () => {
  expect([entryOf('US')?.value, entryOf('CA')?.value]).toEqual(['1', '1'])
})

test('C8 a letter with a diacritic stands under its plain letter', () => {
  expect(entryOf('AX')).toMatchObject({ nameEn: 'Åland Islands', initail: 'A' })
})

// Each of these has a character that reads otherwise elsewhere; the whole list was read through for them.
test.each([
  ['PE', 'bi lu'],
  ['CV', 'fo de jiao'],
  ['TD', 'zha de'],
  ['KH', 'jian pu zhai'],
  ['CM', 'ka mai long'],
  ['QA', 'ka ta er'],
  ['RS', 'sai er wei ya'],
  ['KP', 'chao xian'],
  ['NP', 'ni bo er'],
  ['BZ', 'bo li zi'],
  ['BM', 'bai mu da'],
  ['UZ', 'wu zi bie ke si tan'],
  ['GN', 'ji nei ya'],
  ['AL', 'a er ba ni ya'],
  ['FJ', 'fei ji'],
  ['SY', 'xu li ya'],
  ['KN', 'sheng ji ci he ni wei si'],
  ['LA', 'lao wo'],
  ['EC', 'e gua duo er'],
  ['CD', 'gang guo jin'],
])('C8 the Simplified name of %s reads %s', (id, reading) => {
  expect(readingOf(id)).toBe(reading)
})
