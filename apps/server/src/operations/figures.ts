import type { ISql } from 'postgres'
import type { Clocks } from '../clocks.ts'
import type { Secrets } from '../config/secrets.ts'
import type { Module } from '../module.ts'

/**
 * Figures read from the database when the metrics are requested. A figure is left out if its query fails or times out.
 */
export interface Figures {
  readonly name: string
  /** help text by metric name */
  readonly gauges: Readonly<Record<string, string>>
  /** the label of gauges that have several values */
  readonly label?: string
  /** milliseconds for which a result is cached, for queries that read a whole table */
  readonly lasts?: number
  readonly read: (source: {
    readonly db: ISql
    readonly clocks: Clocks
    readonly secrets: Secrets
    /** what the server consists of */
    readonly modules: readonly Module[]
  }) => Promise<Readonly<Record<string, number | ReadonlyMap<string, number>>>>
}
