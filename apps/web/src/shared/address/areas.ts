import type { AreasReply } from '@foyer/api/addresses'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../platform/path-to.ts'
import { withQuery } from '../../platform/with-query.ts'
import { getPublic } from '../server/public-call.ts'
import { useLanguage } from '../text/language.ts'
import type { ColumnsOf, WheelOption, WheelValue } from '../ui/picker-wheel/columns.ts'

/** Loads every area with its names (26 KB) once `isWanted` is true. */
export const useAreas = (isWanted: boolean) => {
  const language = useLanguage()
  return useQuery({
    queryKey: ['areas', language],
    queryFn: ({ signal }) => getPublic(withQuery(pathTo('GET /content/areas'), { lang: language }), signal),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
    // a phone without a network shows the failure at once instead of waiting
    networkMode: 'always',
  })
}

interface Named {
  code: string
  name: string
}
const options = (areas: readonly Named[] | undefined): WheelOption[] =>
  (areas ?? []).map(({ code, name }) => ({ value: code, label: name }))
const find = <T extends Named>(areas: readonly T[] | undefined, code: string | undefined): T | undefined =>
  areas?.find((area) => area.code === code)

export const mainlandColumns =
  ({ mainland }: AreasReply, names: readonly [string, string, string]): ColumnsOf =>
  ([province, city]) => {
    const { cities } = find(mainland, province) ?? {}
    return [
      { name: names[0], options: options(mainland) },
      { name: names[1], options: options(cities) },
      { name: names[2], options: options(find(cities, city)?.counties) },
    ]
  }

export const hongKongColumns =
  ({ hongKong }: AreasReply, names: readonly [string, string]): ColumnsOf =>
  ([region]) => [
    { name: names[0], options: options(hongKong) },
    { name: names[1], options: options(find(hongKong, region)?.districts) },
  ]

/** Returns the wheel's value for a county, whose code begins with the codes of its province and city. */
export const wheelOfCounty = (county: string): WheelValue =>
  county === '' ? [] : [`${county.slice(0, 2)}0000`, `${county.slice(0, 4)}00`, county]

export const wheelOfDistrict = ({ hongKong }: AreasReply, district: string): WheelValue =>
  hongKong.filter(({ districts }) => find(districts, district)).flatMap(({ code }) => [code, district])

/** Returns names from the widest area to the chosen one. A city that is its own province is named once. */
export const namesOf = (columns: ColumnsOf, value: WheelValue): string[] => {
  const names = columns(value).map(({ options }, at) => options.find((option) => option.value === value[at])?.label)
  return [...new Set(names.filter((name) => name !== undefined))]
}
