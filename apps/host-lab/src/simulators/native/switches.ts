/**
 * What goes wrong with a reply: `no-answer` at all; `late`, held until it is released; `twice`; `garbage` in its place; the
 * host is `gone`; `wrong-key` seals answers under another key than was handed over.
 */
export const faults = ['none', 'no-answer', 'late', 'twice', 'garbage', 'gone', 'wrong-key'] as const
export type Fault = (typeof faults)[number]

/** What can be set about the native side, at any time. */
export interface Switches {
  /** what the app's configuration says; undefined: nothing */
  language: string | undefined
  /** CSS pixels that the app draws over the page, at edges by name; undefined: it says nothing of it */
  insets: Readonly<Record<string, number>> | undefined
  fault: Fault
  /** functions that the fault is about; undefined: all */
  faulty: readonly string[] | undefined
  /** functions that this version of the app does not have */
  missing: readonly string[]
  /** what is said where the fault is `garbage` */
  garbage: string
  /** headers that the app adds to what it sends */
  headers: Readonly<Record<string, string>>
}

/** One message over the bridge, as it was. */
export interface Traffic {
  readonly from: 'page' | 'host'
  readonly text: string
}
