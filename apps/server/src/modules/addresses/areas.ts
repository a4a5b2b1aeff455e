import type { AreasReply } from '@foyer/api/addresses'
import { type Language, languages } from '@foyer/api/content'
import golden from './areas.generated.json' with { type: 'json' }
import { hongKongAreas } from './hong-kong.ts'

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

/** Returns every area with names in one language. */
export const areasIn = (language: Language): AreasReply => {
  const column = languages.indexOf(language)
  const mainland: AreasReply['mainland'] = []
  for (const [code, ...names] of rows) {
    const named = { code, name: names[column] ?? '' }
    if (code.endsWith('0000')) mainland.push({ ...named, cities: [] })
    else if (isCity(code)) mainland.at(-1)?.cities.push({ ...named, counties: [] })
    else mainland.at(-1)?.cities.at(-1)?.counties.push(named)
  }
  return { mainland, hongKong: hongKongAreas(column) }
}
