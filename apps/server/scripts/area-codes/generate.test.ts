import { readFileSync } from 'node:fs'
import { areaCode } from '@foyer/api/area-codes'
import { expect, test } from 'vitest'
import { fold } from '../../src/modules/area-codes/fold.ts'
import { regions } from '../../src/regions/regions.ts'
import { generateAreaCodes } from './generate.ts'

const golden = new URL('../../src/regions/area-codes.generated.json', import.meta.url)
const entries = regions.map(({ entry }) => entry)
const entryOf = (id: string) => entries.find((entry) => entry.id === id)
const readingOf = (id: string): string | undefined => regions.find(({ entry }) => entry.id === id)?.pinyin[0]

test('C8 the golden file of area codes equals what the installed data generates', () => {
  expect(readFileSync(golden, 'utf8')).toBe(generateAreaCodes())
})

test('C8 there are 245 regions with 206 calling codes, and every region id is unique', () => {
  expect(entries).toHaveLength(245)
  expect(new Set(entries.map(({ value }) => value)).size).toBe(206)
  expect(new Set(entries.map(({ id }) => id)).size).toBe(245)
})

test('C8 every area code entry has the fields of the wire schema and nothing else', () => {
  for (const entry of entries) expect(areaCode.strict().parse(entry)).toEqual(entry)
})

test('C8 every entry has an initial from A to Z for Simplified Chinese, and the first letter of its English name for other languages', () => {
  for (const entry of entries) {
    expect(entry.initailCn).toMatch(/^[A-Z]$/)
    expect(entry.initail).toBe(
      fold(entry.nameEn ?? '')[0]
        ?.charAt(0)
        .toUpperCase(),
    )
  }
})

test('C8 Hong Kong, Macao, Taiwan, China and the United Kingdom have their usual names, calling codes and initials', () => {
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

test('C8 regions that share a calling code have different ids', () => {
  expect([entryOf('US')?.value, entryOf('CA')?.value]).toEqual(['1', '1'])
})

test('C8 an English name that begins with a diacritic has the plain letter as its initial', () => {
  expect(entryOf('AX')).toMatchObject({ nameEn: 'Åland Islands', initail: 'A' })
})

// Each name has a character with several readings. The names were found by reading the whole list.
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
])('C8 the pinyin of the Simplified name of %s is %s', (id, reading) => {
  expect(readingOf(id)).toBe(reading)
})
