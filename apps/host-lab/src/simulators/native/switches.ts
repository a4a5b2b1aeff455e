/**
 * Faults of a reply. `no-answer`: none is sent. `late`: delayed until released. `twice`: sent twice. `garbage`:
 * replaced by a text. `gone`: the host fails. `wrong-key`: sealed with another key than the one handed over.
 */
export const faults = ['none', 'no-answer', 'late', 'twice', 'garbage', 'gone', 'wrong-key'] as const
export type Fault = (typeof faults)[number]

/** Settings of the native side, which can change at any time. */
export interface Switches {
  /** language in the app's configuration; undefined if absent */
  language: string | undefined
  /** CSS pixels by edge that the app draws over the page; undefined if it does not report them */
  insets: Readonly<Record<string, number>> | undefined
  fault: Fault
  /** functions with the fault; undefined for all */
  faulty: readonly string[] | undefined
  /** functions that this version of the app does not have */
  missing: readonly string[]
  /** text that replaces the reply for the fault `garbage` */
  garbage: string
  /** headers that the app adds to its requests */
  headers: Readonly<Record<string, string>>
}

/** One message over the bridge, unchanged. */
export interface Traffic {
  readonly from: 'page' | 'host'
  readonly text: string
}
