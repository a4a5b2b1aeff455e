import type { AreaCode } from '@foyer/api/area-codes'
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js'
import { fold } from '../../src/modules/area-codes/fold.ts'
import type { Region } from '../../src/regions/regions.ts'
import { inEveryScript, readings } from './chinese.ts'
import { everydayNames } from './everyday-names.ts'
import { allForms, isoCodes, shownName, territories } from './territories.ts'

const { simplified, traditional, hongKong, english } = territories
const isChinese = (name: string): boolean => /\p{Script=Han}/u.test(name)
const initialOf = (text: string): string => fold(text).join('').charAt(0).toUpperCase()
const without = (names: readonly string[], shown: readonly string[]): string[] =>
  [...new Set(names)].filter((name) => !shown.includes(name))

const regionOf = (id: CountryCode): Region => {
  const everyday = everydayNames[id] ?? []
  const name = shownName(simplified, id)
  const nameHk = shownName(hongKong, id)
  const nameEn = shownName(english, id)
  const chinese = inEveryScript([
    name,
    nameHk,
    ...[simplified, hongKong, traditional].flatMap((names) => allForms(names, id)),
    ...everyday.filter(isChinese),
  ])
  const latin = [...allForms(english, id), ...everyday.filter((form) => !isChinese(form))]
  const pinyin = readings(chinese)
  const entry: AreaCode = {
    id,
    value: getCountryCallingCode(id),
    name,
    nameHk,
    initailCn: initialOf(readings([name]).join()),
    initail: initialOf(nameEn),
    nameEn,
  }
  return {
    entry,
    iso: isoCodes(id),
    chinese: without(chinese, [name, nameHk]),
    english: without(
      [nameEn, ...latin].flatMap((form) => [form, form.replace(/^St\. /, 'Saint ')]),
      [nameEn],
    ),
    pinyin,
  }
}

/**
 * Sorts by code units of the folded name and not by a collation, so that the order is the same with every Node version
 * and on every machine.
 */
const sortKey = ({ entry }: Region): string => `${fold(entry.nameEn ?? '').join(' ')} ${entry.id}`

/** Every region with a calling code, by English name. */
const generateRegions = (): Region[] =>
  getCountries()
    .map(regionOf)
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))

/** The text of the golden file: one region a line, so that an update of the data reads as a diff of regions. */
export const generateAreaCodes = (): string =>
  `[\n${generateRegions()
    .map((region) => JSON.stringify(region))
    .join(',\n')}\n]\n`
