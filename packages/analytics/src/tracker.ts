import type { DeepLinkReply, TrackingType } from '@foyer/contract/tracking-events'
import type { Consent } from './config.ts'
import type { Identity } from './identity/identity.ts'
import type { Readiness } from './readiness.ts'

/** Properties as they are given; what V13 does not take is rejected. */
export type GivenProperties = Readonly<Record<string, unknown>>
export type ProfileType = Extract<TrackingType, `profile_${string}`>
export type ItemType = Extract<TrackingType, `item_${string}`>

/** The event tracker of one page. What tells whether it was taken gives false for what V13 rejects. */
export interface Tracker {
  readonly readiness: Readiness
  onReadiness(listener: (state: Readiness) => void): () => void
  start(): void
  setConsent(consent: Exclude<Consent, 'unknown'>): void
  /** `$pageview` says that the page is another one now; `time`: when it happened, now unless said */
  track(name: string, properties?: GivenProperties, time?: number): boolean
  /** for `profile_unset` only the names of the properties count */
  profile(type: ProfileType, properties?: GivenProperties): boolean
  item(type: ItemType, itemType: string, itemId: string, properties?: GivenProperties): boolean
  /** who this is from now on; said once for each */
  signUp(loginId: string): boolean
  /** nobody's from now on */
  signOut(): void
  /** another id of the same person, by its name; 18 at most, or the collector takes none of what follows (`trackingIdentitiesMax`) */
  bind(name: string, id: string): boolean
  unbind(name: string, id: string): boolean
  /** undefined without consent */
  identity(): Pick<Identity, 'anonymousId' | 'loginId'> | undefined
  /** resolves when what is kept has been sent, and after 200 ms at most (T8) */
  sent(): Promise<void>
  /** tracks, then goes there, after 1000 ms at most (T15) */
  followLink(url: string, name: string, properties?: GivenProperties): Promise<void>
  deepLink(timeout?: number): Promise<DeepLinkReply | undefined>
}
