import data from '../../../brand.json' with { type: 'json' }
import type { Language } from './content.ts'

type Texts = Readonly<Record<Language, string>>
interface Palette {
  readonly brand: string
  readonly brandSoft: string
  /** ground of headline panels, under white text */
  readonly hero: string
  readonly onBrand: string
  readonly accent: string
  readonly accentPressed: string
  readonly onAccent: string
}

/**
 * The firm behind a deployment, as one client shows it: `brand.json` at the repository's root for the retail client and for
 * everything the server says, `brand.institution.json` beside it for the institution-facing client (A11).
 */
export interface Brand {
  /** true while the particulars are invented; the server warns of it in production */
  readonly sample: boolean
  /** the licensed entity in full, as agreements and risk footers name it */
  readonly firm: Texts
  readonly shortName: Texts
  /** central entity number in the SFC's public register */
  readonly ceNumber: string
  readonly hotline: string
  /** when somebody answers the hotline, in Hong Kong time */
  readonly hotlineHours: Texts
  readonly complaintsEmail: string
  /** where requests for access to and correction of personal data go */
  readonly privacyEmail: string
  readonly address: Texts
  /** official hosts, without scheme (O6) */
  readonly hosts: readonly string[]
  /** where the native app makes its own secure calls (B1), on port 8443, unless the operator's file of hosts says otherwise */
  readonly secureHost: string
  /** how a browser reaches the native app (A6, A7) */
  readonly app: { readonly scheme: string; readonly universalLink: string; readonly download: string }
  /** user-agent markers of the retail and the institution app, in this order (A4); '' for an app this client knows nothing of */
  readonly appMarkers: readonly string[]
  /**
   * The client app that this client is: the name in its token calls, which also stands before the names of its stored values
   * (I12), and the terminal source that the name counts as (N11). The names of the two clients differ.
   */
  readonly clientApp: { readonly name: string; readonly terminalSource: string }
  readonly colours: { readonly light: Palette; readonly dark: Palette }
}

export const brand: Brand = data
