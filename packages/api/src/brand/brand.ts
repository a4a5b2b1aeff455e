import data from '../../../../brand.json' with { type: 'json' }
import type { CampaignTheme } from '../campaign-themes.ts'
import type { HotlineOpening } from '../hotline-opening.ts'
import type { Language, Localised } from '../languages.ts'
import type { CampaignPalette } from './campaign-palettes.ts'

/** The tabs of the bar at the bottom of the client's root screens, in their usual order. */
export const tabNames = ['activities', 'markets', 'account', 'rewards', 'me'] as const
export type TabName = (typeof tabNames)[number]

interface Palette {
  readonly brand: string
  readonly brandSoft: string
  /** background of headline panels, under white text */
  readonly hero: string
  readonly onBrand: string
  readonly accent: string
  readonly accentPressed: string
  readonly onAccent: string
}

/**
 * The firm of a deployment as one client shows it: `brand.json` in the repository's root for the retail client and for
 * all texts of the server, `brand.institution.json` for the institution-facing client (A11).
 */
export interface Brand {
  /** true while the particulars are invented; in production the server warns about it */
  readonly sample: boolean
  /**
   * The languages that the client offers, at least one. The first is the one of a visitor who reads none of them (A1). Texts
   * of other languages remain in the file, so that a firm can offer them later.
   */
  readonly languages: readonly Language[]
  /** the full name of the licensed entity, for agreements and risk footers */
  readonly firm: Localised
  readonly shortName: Localised
  /** central entity number in the SFC's public register */
  readonly ceNumber: string
  readonly hotline: string
  /** hours of the hotline in words, in Hong Kong time */
  readonly hotlineHours: Localised
  /** the same hours for the server, which tells when it is open; a built client does not have them */
  readonly hotlineOpening: HotlineOpening
  readonly complaintsEmail: string
  /** address for requests for access to and correction of personal data */
  readonly privacyEmail: string
  readonly address: Localised
  /** official hosts, without scheme (O6) */
  readonly hosts: readonly string[]
  /**
   * host on which the native app makes its own secure calls (B1), on port 8443, unless the operator's file of hosts has
   * another one
   */
  readonly secureHost: string
  /** addresses by which a browser opens the native app (A6, A7) */
  readonly app: { readonly scheme: string; readonly universalLink: string; readonly download: string }
  /**
   * user-agent markers of the retail and the institution app, in this order (A4); '' for an app that this client does
   * not recognise
   */
  readonly appMarkers: readonly string[]
  /**
   * The client app that this client is: its name in token calls, which also prefixes its storage keys (I12), and the
   * terminal source of that name (N11). The two clients have different names.
   */
  readonly clientApp: { readonly name: string; readonly terminalSource: string }
  readonly colours: { readonly light: Palette; readonly dark: Palette }
  /** campaign themes whose colours the firm replaces; the others have those of `campaign-palettes.ts` */
  readonly campaigns?: Readonly<
    Partial<
      Record<Exclude<CampaignTheme, 'brand'>, { readonly light: CampaignPalette; readonly dark: CampaignPalette }>
    >
  >
  /**
   * The tabs of the bar in a browser and in a mini-program, in this order, or `false` for no bar. The native app has tabs
   * of its own, so no page shows the bar there.
   */
  readonly tabs: readonly TabName[] | false
}

// a type of JSON has no literals
export const brand: Brand = {
  ...data,
  languages: data.languages as readonly Language[],
  tabs: data.tabs as readonly TabName[],
}
