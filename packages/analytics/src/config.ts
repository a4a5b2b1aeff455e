import type { TrackingProperties, WireEvent } from '@foyer/contract/tracking-events'
import type { DebugReport } from './senders/debug.ts'
import type { Refusal } from './wire/properties.ts'

/** Whether a person lets themselves be tracked. While it is `unknown` nothing is stored or sent, whatever was there is left alone. */
export type Consent = 'unknown' | 'granted' | 'refused'

/** How a page wants to be tracked. */
export interface TrackerConfig {
  /** where events go, on https or loopback */
  readonly collector: string
  /** `beacon` unless said (T2) */
  readonly sender?: 'beacon' | 'ajax' | 'image' | 'batch'
  /** each event by itself to the collector's debug address; `dry`: it stores nothing */
  readonly debug?: 'dry' | 'store'
  /** what is known of it at the start; `unknown` unless said */
  readonly consent?: Consent
  /** false: page views are said by `track('$pageview')`, not noticed at the address (T4) */
  readonly singlePage?: boolean
  /** false: no click and stay events */
  readonly heatMap?: boolean
  /** parameters of addresses that may be kept, instead of the usual ones of campaigns */
  readonly parameters?: readonly string[]
  /** events that tell of a channel's worth (T14) */
  readonly channelEvents?: readonly string[]
  /** what every event of a track type says too */
  readonly properties?: () => TrackingProperties
  /** debug mode: what the collector said */
  readonly onReport?: (report: DebugReport) => void
  /** V13: what was not even kept, and why */
  readonly onRejected?: (refusal: Refusal) => void
  /** what the collector will never take, put aside */
  readonly onParked?: (event: WireEvent) => void
  /** so many events were dropped: too old, or too many */
  readonly onLost?: (count: number) => void
}
