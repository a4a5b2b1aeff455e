import type { AreasReply } from '@foyer/api/addresses'
import { foundingLanguages } from '@foyer/api/founding-languages'
import { fallbackOf, type Language } from '@foyer/api/languages'
import type { Texts } from '@foyer/api/texts'
import golden from './areas.generated.json' with { type: 'json' }
import { districtNames, hongKongAreas } from './hong-kong.ts'

/** Area code of six digits and its name in zh-CN, zh-HK and en-US. */
export type AreaRow = readonly [code: string, zhCN: string, zhHK: string, enUS: string]

/**
 * The mainland's provinces, cities and counties, each followed by the areas within it. `npm run generate` creates the
 * file from @vant/area-data (decision 0097).
 */
const rows = golden as unknown as readonly AreaRow[]

const isCity = (code: string): boolean => code.endsWith('00')
const counties: ReadonlySet<string> = new Set(rows.map(([code]) => code).filter((code) => !isCity(code)))

/** True for the code of a county, or of an area at county level, that a courier can deliver to. */
export const isArea = (code: string): boolean => counties.has(code)

/** Returns every area with names in a language, or in its fallback. */
export const areasIn = (language: Language): AreasReply => {
  const column = foundingLanguages.indexOf(fallbackOf(language))
  const mainland: AreasReply['mainland'] = []
  for (const [code, ...names] of rows) {
    const named = { code, name: names[column] ?? '' }
    if (code.endsWith('0000')) mainland.push({ ...named, cities: [] })
    else if (isCity(code)) mainland.at(-1)?.cities.push({ ...named, counties: [] })
    else mainland.at(-1)?.cities.at(-1)?.counties.push(named)
  }
  return { mainland, hongKong: hongKongAreas(column) }
}

const namesByCode: ReadonlyMap<string, AreaRow> = new Map(rows.map((row) => [row[0], row]))

/** The province, city and county of a code, from the largest to the smallest, without a repeated name. */
const countyNames = (code: string): readonly [string, string, string] => {
  const named = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code].flatMap((one) => {
    const row = namesByCode.get(one)
    return row ? [row] : []
  })
  if (named.length === 0) return [code, code, code]
  const column = (at: 1 | 2 | 3) => [...new Set(named.map((row) => row[at]))]
  return [column(1).join(''), column(2).join(''), column(3).toReversed().join(', ')]
}

/** The area of an address as it is written on a parcel, in every language. @param code of a county or a district */
export const areaNames = (code: string): Texts => {
  const [hans, hant, english] = districtNames(code) ?? countyNames(code)
  return { 'zh-CN': hans, 'zh-HK': hant, 'en-US': english }
}
