import type { DatabaseSync } from 'node:sqlite'
import type { FaultName } from './faults.ts'

/** What an operation works with, within the transaction that also stores its answer. */
export interface Work {
  /** the name of the called system */
  readonly system: string
  /** of the call, equal in its repetitions */
  readonly key: string
  readonly db: DatabaseSync
  /** milliseconds since 1970 */
  readonly now: number
  /** whether a breach of the document is on */
  readonly has: (breach: FaultName) => boolean
}

/** Operations of a system by their `operationId`. The body matches the document. */
export type Handlers = Readonly<Record<string, (work: Work, body: Readonly<Record<string, string>>) => object>>
