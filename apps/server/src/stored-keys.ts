import type { ISql, PendingQuery, Row } from 'postgres'
import type { PepperPurpose } from './crypto/keyed-hash.ts'

/**
 * A column of hashes under the pepper. While the pepper rotates, its rows come under the current one in one of three
 * ways.
 */
export type PepperedColumn = { readonly purpose: PepperPurpose } & (
  | {
      /** The column of the same table with the value, sealed: a job hashes it again. */
      readonly clear: string
    }
  | {
      /** Rows that are still looked up by their hash, as a condition; the others need no pepper. */
      readonly needed: (db: ISql, wall: number) => PendingQuery<Row[]>
      /** How long a row is needed, for people. */
      readonly lasts: string
    }
  | {
      /** What stores the hash again, for a value that is stored nowhere. */
      readonly renewedBy: string
      readonly needed: (db: ISql, wall: number) => PendingQuery<Row[]>
    }
)

/**
 * What a module stores under keys that rotate, by `table.column`. Rotation is a loop over these declarations; see
 * decision 0160. A column of the database named like a sealed value or a hash that is in no declaration fails a test.
 */
export interface StoredKeys {
  /** Sealed under the data key. A third part names a field of a JSON object, which has the bytes in base64. */
  readonly sealed?: readonly string[]
  readonly peppered?: Readonly<Record<string, PepperedColumn>>
  /** Hashes under the identifier key, which does not rotate, with what they identify. */
  readonly identifying?: Readonly<Record<string, string>>
  /** Hashes without a key of the server, with what they are. */
  readonly unkeyed?: Readonly<Record<string, string>>
}
