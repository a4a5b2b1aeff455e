import type { TrackingProperties, WireEvent } from '@foyer/protocol/tracking/events'
import type { DebugReport } from './senders/debug.ts'
import type { Refusal } from './wire/properties.ts'

/**
 * Whether a person agrees to tracking. While it is `unknown` nothing is stored or sent, and earlier stored data is left
 * unchanged.
 */
export type Consent = 'unknown' | 'granted' | 'refused'

/** A page's configuration of the tracker. */
export interface TrackerConfig {
  /** address of the collector, on https or loopback */
  readonly collector: string
  /** `beacon` by default (T2) */
  readonly sender?: 'beacon' | 'ajax' | 'image' | 'batch'
  /** sends each event separately to the collector's debug address; with `dry` the collector stores nothing */
  readonly debug?: 'dry' | 'store'
  /** the consent at the start; `unknown` by default */
  readonly consent?: Consent
  /** false: the page calls `track('$pageview')` itself, and changes of the address are not observed (T4) */
  readonly singlePage?: boolean
  /** false: no click and stay events */
  readonly heatMap?: boolean
  /** parameters of addresses that may be stored, instead of the usual ones of campaigns */
  readonly parameters?: readonly string[]
  /** events that measure the value of a channel (T14) */
  readonly channelEvents?: readonly string[]
  /** properties for every event of a track type */
  readonly properties?: () => TrackingProperties
  /** debug mode: receives the collector's reply */
  readonly onReport?: (report: DebugReport) => void
  /** V13: receives what was rejected before it was stored, and why */
  readonly onRejected?: (refusal: Refusal) => void
  /** receives events that the collector will never accept and that were dead-lettered */
  readonly onDeadEvent?: (event: WireEvent) => void
  /** receives the number of dropped events, which were too old or too many */
  readonly onLost?: (count: number) => void
}
