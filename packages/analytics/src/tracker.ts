import type { DeepLinkReply, TrackingType } from '@foyer/protocol/tracking/events'
import type { Consent } from './config.ts'
import type { Identity } from './identity/identity.ts'
import type { Readiness } from './readiness.ts'

/** Unvalidated properties; those that V13 does not allow are rejected. */
export type GivenProperties = Readonly<Record<string, unknown>>
/** An event about the profile of a person. */
export type ProfileType = Extract<TrackingType, `profile_${string}`>
/** An event about an item. */
export type ItemType = Extract<TrackingType, `item_${string}`>

/** The event tracker of one page. Methods that return a boolean return false for what V13 rejects. */
export interface Tracker {
  readonly readiness: Readiness
  onReadiness(listener: (state: Readiness) => void): () => void
  start(): void
  setConsent(consent: Exclude<Consent, 'unknown'>): void
  /** `$pageview` means that the page is another one now; `time`: when it happened, by default now */
  track(name: string, properties?: GivenProperties, time?: number): boolean
  /** for `profile_unset` only the names of the properties count */
  profile(type: ProfileType, properties?: GivenProperties): boolean
  item(type: ItemType, itemType: string, itemId: string, properties?: GivenProperties): boolean
  /** sets the person's id from now on; sent once for each person */
  signUp(loginId: string): boolean
  /** events are anonymous from now on */
  signOut(): void
  /**
   * adds another id of the same person, by name; 18 at most, or the collector rejects all further events
   * (`trackingIdentitiesMax`)
   */
  bind(name: string, id: string): boolean
  unbind(name: string, id: string): boolean
  /** undefined without consent */
  identity(): Pick<Identity, 'anonymousId' | 'loginId'> | undefined
  /** resolves when the stored events have been sent, and after 200 ms at most (T8) */
  sent(): Promise<void>
  /** tracks, then follows the link, after 1000 ms at most (T15) */
  followLink(url: string, name: string, properties?: GivenProperties): Promise<void>
  deepLink(timeout?: number): Promise<DeepLinkReply | undefined>
}
