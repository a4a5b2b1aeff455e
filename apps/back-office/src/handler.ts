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

/** A body that matches the document; its values are those of the document. */
export type Body = Readonly<Record<string, string>>

/** Operations of a system by their `operationId`. A `Declined` result is a refusal that the document declares. */
export type Handlers = Readonly<Record<string, (work: Work, body: Body) => object>>
