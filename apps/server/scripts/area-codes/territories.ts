import mappings from 'cldr-core/supplemental/codeMappings.json' with { type: 'json' }
import en from 'cldr-localenames-full/main/en/territories.json' with { type: 'json' }
import hans from 'cldr-localenames-full/main/zh-Hans/territories.json' with { type: 'json' }
import hant from 'cldr-localenames-full/main/zh-Hant/territories.json' with { type: 'json' }
import hong from 'cldr-localenames-full/main/zh-Hant-HK/territories.json' with { type: 'json' }

/** CLDR's territory names of one language by ISO 3166 code. Alternative forms have `-alt-…` keys. */
export type Territories = Readonly<Record<string, string>>

const simplified: Territories = hans.main['zh-Hans'].localeDisplayNames.territories
const traditional: Territories = hant.main['zh-Hant'].localeDisplayNames.territories
const english: Territories = en.main.en.localeDisplayNames.territories

/** The forms of Hong Kong inherit from the general Traditional ones, as in CLDR's own fallback. */
const hongKong: Territories = { ...traditional, ...hong.main['zh-Hant-HK'].localeDisplayNames.territories }

export const territories = { simplified, traditional, hongKong, english } as const

/** Every form CLDR has for a territory, the main form first. */
export const allForms = (names: Territories, id: string): string[] =>
  Object.keys(names)
    .filter((key) => key === id || key.startsWith(`${id}-alt-`))
    .sort()
    .flatMap((key) => names[key] ?? [])

/**
 * The name that a list shows. HK and MO have the short form, since no list of codes uses the long one ('Hong Kong SAR
 * China').
 */
export const shownName = (names: Territories, id: string): string => {
  const name = (id === 'HK' || id === 'MO' ? names[`${id}-alt-short`] : undefined) ?? names[id]
  if (name === undefined) throw new Error(`CLDR has no name for ${id}`)
  return name
}

/** ISO 3166 alpha-2 code and, where it exists, the alpha-3 code. */
export const isoCodes = (id: string): string[] => {
  const codes: Readonly<Record<string, { _alpha3?: string; _numeric?: string }>> = mappings.supplemental.codeMappings
  const alpha3 = codes[id]?._alpha3
  return alpha3 === undefined ? [id] : [id, alpha3]
}
