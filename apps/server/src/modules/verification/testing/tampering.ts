import type { TransactionSql } from 'postgres'

/** An act of an attacker who controls the whole database and has none of the keys, and the check that detects it. */
export interface Tampering {
  readonly title: string
  readonly check: string
  readonly plant: (tx: TransactionSql, persons: readonly [number, number]) => Promise<unknown>
}
