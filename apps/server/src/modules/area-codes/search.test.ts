import { describe, expect, test } from 'vitest'
import { regions } from '../../regions/regions.ts'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { searchIndex, searchRegions } from './search.ts'

const often = ['HK', 'CN', 'MO', 'TW', 'US', 'CA']
const index = searchIndex(regions, often)
const found = (content: string): string[] => searchRegions(index, content).all.map(({ id }) => id)

describe('Every kind of key', () => {
  test.each([
    ['Simplified name', '爱尔兰', 'IE'],
    ['Traditional name', '愛爾蘭', 'IE'],
    ['Traditional form of the mainland name', '澳大利亞', 'AU'],
    ['Simplified form of the Hong Kong name', '纽西兰', 'NZ'],
    ['name in Taiwan', '寮國', 'LA'],
    ['Taiwan character', '臺灣', 'TW'],
    ['Hong Kong character', '台灣', 'TW'],
    ['scripts mixed', '臺湾', 'TW'],
    ['everyday name', '阿联酋', 'AE'],
    ['everyday English name', 'macau', 'MO'],
    ['former English name', 'swaziland', 'SZ'],
    ['English name', 'Ireland', 'IE'],
    ['pinyin', 'xianggang', 'HK'],
    ['pinyin with its syllables apart', 'xiang gang', 'HK'],
    ['pinyin being typed', 'xiangg', 'HK'],
    ['pinyin initials', 'xg', 'HK'],
    ['pinyin with v for ü', 'feilvbin', 'PH'],
    ['pinyin with u for ü', 'feilubin', 'PH'],
    ['pinyin with ü', 'feilübin', 'PH'],
    ['calling code', '852', 'HK'],
    ['calling code with plus', '+852', 'HK'],
    ['full-width calling code', '＋８５２', 'HK'],
    ['full-width letters', 'ＨＫ', 'HK'],
    ['ISO alpha-2', 'ie', 'IE'],
    ['ISO alpha-3', 'USA', 'US'],
    ['English initials', 'uae', 'AE'],
    ['no diacritics', 'cote', 'CI'],
    ['folded first letter', 'aland', 'AX'],
    ['no apostrophe', 'cote divoire', 'CI'],
    ['another apostrophe', "cote d'ivoire", 'CI'],
    ['apostrophe as space', 'cote d ivoire', 'CI'],
    ['hyphen as space', 'guinea bissau', 'GW'],
    ['hyphen left out', 'guineabissau', 'GW'],
    ['several word starts', 'united king', 'GB'],
    ['words in another order', 'korea south', 'KR'],
    ['words with one left out', 'trinidad tobago', 'TT'],
    ['and for &', 'antigua and b', 'AG'],
    ['Saint for St.', 'saint lucia', 'LC'],
    ['a row as it is shown', 'Hong Kong +852', 'HK'],
    ['spaces around', '  香港\u3000', 'HK'],
  ])('N4 A search by %s finds its region: %s', (_kind, content, id) => {
    expect(found(content)[0]).toBe(id)
  })
})

describe('Order of results', () => {
  test('N4 An exact code ranks above a name, a name above a prefix, a prefix above a word start, and a word start above the inside of a word', () => {
    // MG is the code of Madagascar, and the whole initials of 美国 and of 蒙古
    expect(found('mg')).toEqual(['MG', 'US', 'MN'])
    expect(found('印度')).toEqual(['IN', 'ID', 'IO'])
    expect(found('guinea')).toEqual(['GN', 'GW', 'GQ', 'PG'])
    // Ireland begins with it, a word of Northern Ireland begins with it, Côte d’Ivoire contains it
    expect(found('ire')).toEqual(['IE', 'GB', 'CI'])
  })

  test('N4 Equal ranks follow the often group in its order, then the English name', () => {
    expect(found('1').slice(0, 4)).toEqual(['US', 'CA', 'AS', 'AI'])
    expect(found('85')).toEqual(['HK', 'MO', 'KH', 'LA', 'KP', 'HR', 'WS'])
  })

  test('N4 `often` contains the matches that are in the often group', () => {
    expect(searchRegions(index, '85').often.map(({ id }) => id)).toEqual(['HK', 'MO'])
    expect(searchRegions(index, '爱尔兰').often).toEqual([])
  })
})

describe('Texts that find everything or nothing', () => {
  test.each(['', '   ', '+', '＋', ' + '])(
    'N4 %j finds all regions by English name, with the whole often group',
    (content) => {
      const { all, often: common } = searchRegions(index, content)
      expect(all).toEqual(regions.map(({ entry }) => entry))
      expect(common.map(({ id }) => id)).toEqual(often)
    },
  )

  test.each([...hostileTexts, ['an unused code', '9999'] as const])('N4 %s finds no region', (_what, content) => {
    expect(searchRegions(index, content)).toEqual({ all: [], often: [] })
  })

  test('N4 Letters that are adjacent only across the words of a name find nothing', () => {
    expect(found('hk')).toEqual(['HK'])
    expect(found('dking')).toEqual([])
  })
})

test('An often group with an unknown region is refused when the index is created', () => {
  expect(() => searchIndex(regions, ['HK', 'XX'])).toThrow('XX')
})
