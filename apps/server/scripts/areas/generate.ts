import { areaList } from '@vant/area-data'
import type { AreaRow } from '../../src/modules/addresses/areas.ts'
import { toHongKong } from '../../src/modules/text/convert.ts'
import { englishName, isZone, kinds } from './english.ts'
import { provinces } from './english-names.ts'
import { hongKongNames } from './hong-kong-names.ts'

const { province_list: allProvinces, city_list: cities, county_list: counties } = areaList

const within = (list: Readonly<Record<string, string>>, start: string): [code: string, name: string][] =>
  Object.entries(list).filter(([code]) => code.startsWith(start))

/** Place names contain 岳 and 岩 unchanged. */
const inHongKong = (name: string): string =>
  hongKongNames[name] ?? toHongKong(name).replaceAll('嶽', '岳').replaceAll('巖', '岩')

/**
 * Areas of one parent. Siblings with the same English name are distinguished by their kind. A zone that is in the data
 * twice, with and without the name of its city, appears once.
 */
const rows = (named: readonly [code: string, name: string][], above: readonly string[]): AreaRow[] => {
  const words = named.map(([, name]) => englishName(name, above))
  const listed = named.map(([code, name], at): AreaRow => {
    const word = words[at] ?? ''
    const isAlone = isZone(word) || words.indexOf(word) === words.lastIndexOf(word)
    return [code, name, inHongKong(name), isAlone ? word : `${word} ${kinds[name.slice(-1)]}`]
  })
  return listed.filter(([, , , word], at) => !isZone(word) || words.indexOf(word) === at)
}

/** A province, then its cities, then the counties of each: one row a line, so that an update of the data reads as a diff. */
const generateRows = (): AreaRow[] =>
  Object.entries(allProvinces).flatMap(([code, name]): AreaRow[] => {
    const english = provinces[name]
    // the list of the mainland excludes Taiwan, Hong Kong and Macao
    if (english === undefined) return []
    const own = rows(within(cities, code.slice(0, 2)), [name])
    return [
      [code, name, inHongKong(name), english],
      ...own.flatMap((city) => [city, ...rows(within(counties, city[0].slice(0, 4)), [name, city[1]])]),
    ]
  })

/** The text of the golden file. */
export const generateAreas = (): string =>
  `[\n${generateRows()
    .map((row) => JSON.stringify(row))
    .join(',\n')}\n]\n`
