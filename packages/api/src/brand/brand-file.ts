import { z } from 'zod'
import { campaignThemes } from '../campaign-themes.ts'
import { language } from '../content.ts'
import { localised } from '../texts.ts'
import { type Brand, tabNames } from './brand.ts'

const text = z.string().min(1, 'must not be empty')
const texts = z.strictObject(localised(text))
const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as #14315f, in small letters')
const palette = z.strictObject({
  brand: colour,
  brandSoft: colour,
  hero: colour,
  onBrand: colour,
  accent: colour,
  accentPressed: colour,
  onAccent: colour,
})
const campaignPalette = z.strictObject({
  heroFrom: colour,
  heroTo: colour,
  heroInk: colour,
  heroSoft: colour,
  heroMark: colour,
  tint: colour,
  deep: colour,
})
const host = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host such as www.example.com, without a scheme')
const address = z.string().regex(/^https:\/\/[\w.-]+(\/[\w.-]*)*$/, 'must be an https address')
const timeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time such as 08:30')
const apart = (periods: Brand['hotlineOpening']['periods']): boolean =>
  periods.every(({ days, from, to }, nth) =>
    periods
      .slice(nth + 1)
      .every((other) => !other.days.some((day) => days.includes(day)) || to <= other.from || other.to <= from),
  )

const brandFile = z.strictObject({
  sample: z.boolean(),
  languages: z
    .array(language)
    .min(1, 'must name at least one language')
    .refine((all) => new Set(all).size === all.length, 'must name each language once'),
  firm: texts,
  shortName: texts,
  ceNumber: text,
  hotline: text,
  hotlineHours: texts,
  hotlineOpening: z.strictObject({
    periods: z
      .array(
        z
          .strictObject({ days: z.array(z.int().min(1).max(7)).min(1), from: timeOfDay, to: timeOfDay })
          .refine(({ from, to }) => from < to, 'must end after it begins'),
      )
      .min(1, 'must have at least one period')
      .refine(apart, 'must not overlap on a day'),
    onHolidays: z.boolean(),
  }),
  complaintsEmail: text,
  privacyEmail: text,
  address: texts,
  hosts: z.array(host).min(1, 'must name at least one host'),
  secureHost: z
    .string()
    .regex(
      /^https:\/\/[\w.-]+:8443(\/[\w-]+)*$/,
      'must be an https address on port 8443, such as https://secure.example.com:8443',
    ),
  app: z.strictObject({
    scheme: z.string().regex(/^[a-z][a-z0-9+.-]*:\/\/\w*$/, 'must be an address of the app, such as example://open'),
    universalLink: address,
    download: address,
  }),
  appMarkers: z.array(z.string()).length(2, 'must be the markers of the retail and the institution app, in this order'),
  clientApp: z.strictObject({
    name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens'),
    terminalSource: z.string().regex(/^\d{2}$/, 'must be two digits'),
  }),
  colours: z.strictObject({ light: palette, dark: palette }),
  // the theme `brand` has the colours above
  campaigns: z
    .partialRecord(
      z.enum(campaignThemes).exclude(['brand']),
      z.strictObject({ light: campaignPalette, dark: campaignPalette }),
    )
    .optional(),
  tabs: z.custom<Brand['tabs']>(
    (tabs) =>
      tabs === false ||
      (Array.isArray(tabs) &&
        tabs.length > 1 &&
        new Set(tabs).size === tabs.length &&
        tabs.every((tab) => tabNames.includes(tab))),
    `must be false, or a list of two to five of ${tabNames.join(', ')}, each once`,
  ),
})

/**
 * Checks the two files that a firm replaces, and returns the faults as lines for a person; empty if both are valid.
 *
 * @param retail content of `brand.json`
 * @param institution content of `brand.institution.json`
 */
export const brandFaults = (retail: Brand, institution: Brand): readonly string[] => {
  const files = { 'brand.json': retail, 'brand.institution.json': institution }
  const faults = Object.entries(files).flatMap(([name, brand]) =>
    (brandFile.safeParse(brand).error?.issues ?? []).map(
      ({ path, message }) => `${name}: ${path.join('.')} ${message}.`,
    ),
  )
  if (faults.length === 0 && retail.clientApp.name === institution.clientApp.name)
    faults.push('brand.institution.json: clientApp.name must differ from the one in brand.json.')
  return faults
}
