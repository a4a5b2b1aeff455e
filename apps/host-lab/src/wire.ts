import type { Language } from '@foyer/api/languages'
import type { SimulatedHostName } from './simulators/hosts.ts'
import type { Fault } from './simulators/native/switches.ts'

/** Messages between the lab's server, its page and the frames. */

export type { Language }

/** How calls of the frames fare: `slow` adds two seconds, `errors` answers 500, `offline` drops the connection. */
export type Network = 'online' | 'slow' | 'offline' | 'errors'

/** Settings of all frames. */
export interface Settings {
  readonly language: Language
  readonly theme: 'light' | 'dark'
  /** milliseconds that the device's clock is ahead */
  readonly skew: number
  readonly network: Network
  /** fault of the native side's replies */
  readonly fault: Fault
  /**
   * whether the apps draw their bars over the page: a translucent status bar at the top, a home indicator at the bottom
   */
  readonly bars: 'beside' | 'over'
}

/** CSS pixels of an app's bars that are drawn over the page. */
export const barWidths = { top: 47, bottom: 34 } as const

/** One simulated host on the page. */
export interface FrameInfo {
  readonly name: SimulatedHostName
  readonly label: string
  /** an origin of its own, and therefore a storage of its own */
  readonly origin: string
  /** page of the host's client */
  readonly path: '/' | '/institution/'
  /** CSS pixels */
  readonly width: number
  readonly height: number
  readonly hasBridge: boolean
}

export interface LabState {
  readonly sandbox: string
  readonly frames: readonly FrameInfo[]
  readonly settings: Settings
}

/** One message over a bridge. */
export interface TrafficEntry {
  readonly frame: SimulatedHostName
  readonly from: 'page' | 'host'
  /** milliseconds since 1970 */
  readonly at: number
  readonly text: string
}

/** Levels that a frame can be set to. */
export type Level = 'visitor' | 'register' | 'login'

/** From the page of the lab to a frame. */
export type ToFrame =
  | { readonly lab: 'settings'; readonly settings: Settings }
  | { readonly lab: 'level'; readonly level: Level }
  | { readonly lab: 'screen'; readonly hash: string }

/** From a frame to the page of the lab. */
export type FromFrame =
  /** a request of the page to its mini-program, which has no bridge that the lab could intercept */
  | { readonly lab: 'requested'; readonly text: string }
  | { readonly lab: 'state'; readonly flag: string; readonly hash: string }
  | { readonly lab: 'progress'; readonly text: string; readonly isFailure: boolean }
