import type { ISql } from 'postgres'
import { sha256 } from '../../engine/draws/hashes.ts'
import type { OfferingRow } from './rows.ts'

/** One application as the ballot uses it. */
export interface Entry {
  readonly reference: string
  readonly lots: number
}

/** Simulated applications of other people, which exist in the sandbox only as numbers. */
const madeUp = ({ demand }: OfferingRow): Entry[] =>
  demand.flatMap(([lots, applicants]) =>
    Array.from({ length: applicants }, (_, n) => ({ reference: `other ${lots} ${n + 1}`, lots })),
  )

/** Every application that was not cancelled, by reference. The caller must hold the lock of the offering. */
export const entriesOf = async (tx: ISql, offering: OfferingRow): Promise<Entry[]> => {
  const own = await tx<Entry[]>`
    select reference, lots from offering_applications where offering = ${offering.code} and status = 'submitted'`
  return [...own, ...madeUp(offering)].sort((one, other) => (one.reference < other.reference ? -1 : 1))
}

/** Hex SHA-256 of all entries, one line each, in order. */
export const entriesHashOf = (entries: readonly Entry[]): string =>
  sha256(entries.map(({ reference, lots }) => `${reference} ${lots}\n`).join(''))

/** The number of applicants for each number of lots. */
export const demandOf = (entries: readonly Entry[]): ReadonlyMap<number, number> => {
  const demand = new Map<number, number>()
  for (const { lots } of entries) demand.set(lots, (demand.get(lots) ?? 0) + 1)
  return demand
}
