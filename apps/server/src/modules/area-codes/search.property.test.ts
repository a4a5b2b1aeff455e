import fc from 'fast-check'
import { expect, test } from 'vitest'
import { regions } from '../../regions/regions.ts'
import { searchIndex, searchRegions } from './search.ts'

const index = searchIndex(regions, ['HK', 'CN', 'GB'])
const ids = (content: string): string[] => searchRegions(index, content).all.map(({ id }) => id)
const everyId = new Set(regions.map(({ entry }) => entry.id))

const anyUtf16 = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 100 })
  .map((units) => String.fromCharCode(...units))
const oneRegion = fc.constantFrom(...regions)

test('N4 Any string returns regions of the list without duplicates, and `often` is a subset of them', () => {
  const anyText = fc.oneof(
    anyUtf16,
    fc.string({ unit: 'grapheme' }),
    fc.string(),
    fc.stringMatching(/^[a-z' +0-9]{1,6}$/),
  )
  fc.assert(
    fc.property(anyText, (content) => {
      const { all, often } = searchRegions(index, content)
      expect(new Set(all).size).toBe(all.length)
      expect(all.every(({ id }) => everyId.has(id))).toBe(true)
      expect(often.every((entry) => all.includes(entry))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('N4 Every region is found by each of its names, readings and codes, in any case', () => {
  for (const { entry, iso, chinese, english, pinyin } of regions) {
    const keys = [entry.name, entry.nameHk, entry.nameEn ?? '', entry.value, ...iso, ...chinese, ...english, ...pinyin]
    for (const key of [
      ...keys,
      ...keys.map((text) => text.toUpperCase()),
      ...pinyin.map((text) => text.replaceAll(' ', '')),
    ])
      expect.soft(ids(key), `${entry.id} by ${key}`).toContain(entry.id)
  }
})

test('N4 Every prefix of a name or reading finds its region', () => {
  fc.assert(
    fc.property(oneRegion, fc.nat(), fc.nat(), ({ entry, pinyin }, which, length) => {
      const texts = [entry.name, entry.nameHk, entry.nameEn ?? '', ...pinyin]
      const text = texts[which % texts.length] ?? ''
      expect(ids(text.slice(0, 1 + (length % text.length)))).toContain(entry.id)
    }),
  )
})

test('N4 The regions of a calling code come before all others when its digits are typed', () => {
  for (const code of new Set(regions.map(({ entry }) => entry.value))) {
    const sharing = regions.filter(({ entry }) => entry.value === code).map(({ entry }) => entry.id)
    for (const typed of [code, `+${code}`])
      expect(new Set(ids(typed).slice(0, sharing.length))).toEqual(new Set(sharing))
  }
})

test('N4 The same text returns the same order whatever was searched before', () => {
  fc.assert(
    fc.property(oneRegion, anyUtf16, ({ entry }, between) => {
      const first = ids(entry.name)
      searchRegions(index, between)
      expect(ids(entry.name)).toEqual(first)
    }),
  )
})
