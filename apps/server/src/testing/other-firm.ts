import { type Brand, brand } from '@foyer/api/brand'
import { brand as institution } from '@foyer/api/institution-brand'

const palette = (digit: string): Brand['colours']['light'] => ({
  brand: `#${digit}01020`,
  brandSoft: `#${digit}0e0e0`,
  hero: `#${digit}02030`,
  onBrand: '#ffffff',
  accent: `#${digit}0ff10`,
  accentPressed: `#${digit}0dd10`,
  onAccent: `#${digit}00110`,
})
const texts = (chinese: string, english: string) => ({ 'zh-CN': chinese, 'zh-HK': chinese, 'en-US': english })

/** A firm that replaces every value of a brand file. */
const other = (
  name: string,
  { languages, clientApp }: Pick<Brand, 'languages' | 'clientApp'>,
  digit: string,
): Brand => ({
  sample: false,
  languages,
  firm: texts('甲乙有限公司', `${name} Limited`),
  shortName: texts('甲乙', name),
  ceNumber: `ZZZ${digit}`,
  hotline: `+852 3999 000${digit}`,
  hotlineHours: texts('全天', `${name} answers day and night`),
  hotlineOpening: { periods: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '24:00' }], onHolidays: true },
  complaintsEmail: `complaints@${name}.test`,
  privacyEmail: `privacy@${name}.test`,
  address: texts('某路一', `1 ${name} Road`),
  hosts: [`www.${name}.test`],
  secureHost: `https://secure.${name}.test:8443`,
  app: { scheme: `${name}://open`, universalLink: `https://${name}.test/open`, download: `https://${name}.test/app` },
  appMarkers: ['Marker1', 'Marker2'],
  clientApp,
  tabs: ['activities', 'account', 'me'],
  colours: { light: palette(digit), dark: palette(String(Number(digit) + 1)) },
})

/** Offers no Simplified Chinese. */
export const retail = other(
  'acme',
  { languages: ['zh-HK', 'en-US'], clientApp: { name: 'acme-web', terminalSource: '02' } },
  '3',
)
/** Offers no Traditional Chinese, and falls back to English. */
export const forInstitutions = other(
  'acmepro',
  { languages: ['en-US', 'zh-CN'], clientApp: { name: 'acme-pro-web', terminalSource: '95' } },
  '5',
)
export const mark = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><circle r="14"/></svg>'

/**
 * Every value of a brand file that another firm's pages must not contain. Black, white and similar colours,
 * the names of tabs, and hours belong to no firm.
 */
const valuesOf = ({
  colours,
  sample: _,
  languages: _languages,
  tabs: _tabs,
  hotlineOpening: _opening,
  clientApp,
  ...rest
}: Brand): string[] => {
  const leaves = (value: unknown): string[] =>
    typeof value === 'object' ? Object.values(value ?? {}).flatMap(leaves) : [String(value)]
  const own = Object.values(colours).flatMap(({ onBrand: _white, ...others }) => Object.values(others))
  // the sample firm and its retail app have the product's own name, which the sources contain
  const named = leaves({ ...rest, name: clientApp.name }).filter(
    (value) => !['', 'foyer'].includes(value.toLowerCase()),
  )
  return [...named, ...own]
}
const samples = [...valuesOf(brand), ...valuesOf(institution)]
/** The short name as a word; identifiers such as `FoyerHost` belong to the protocol of the apps. */
const shortName = /(?<![\w.-])Foyer(?![\w-])/g

/** What a text contains of the sample firm. */
export const samplesIn = (text: string): string[] => [
  ...samples.filter((value) => text.toLowerCase().includes(value.toLowerCase())),
  ...(text.match(shortName) ?? []),
]
