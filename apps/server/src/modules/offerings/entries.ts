import type { ISql } from 'postgres'
import { sha256 } from '../../engine/draws/hashes.ts'
import type { OfferingRow } from './rows.ts'

/** One application as the ballot sees it. */
export interface Entry {
  readonly reference: string
  readonly lots: number
}

/** Other people's, who exist in the sandbox as numbers only. */
const madeUp = ({ demand }: OfferingRow): Entry[] =>
  demand.flatMap(([lots, applicants]) =>
    Array.from({ length: applicants }, (_, n) => ({ reference: `other ${lots} ${n + 1}`, lots })),
  )

/** Every application that was not cancelled, by its reference. To be read under the offering's lock. */
export const entriesOf = async (tx: ISql, offering: OfferingRow): Promise<Entry[]> => {
  const own = await tx<Entry[]>`
    select reference, lots from offering_applications where offering = ${offering.code} and status = 'submitted'`
  return [...own, ...madeUp(offering)].sort((one, other) => (one.reference < other.reference ? -1 : 1))
}

/** Hex SHA-256 of a line each; entries in order. */
export const entriesHashOf = (entries: readonly Entry[]): string =>
  sha256(entries.map(({ reference, lots }) => `${reference} ${lots}\n`).join(''))

/** How many applied for each number of lots. */
export const demandOf = (entries: readonly Entry[]): ReadonlyMap<number, number> => {
  const demand = new Map<number, number>()
  for (const { lots } of entries) demand.set(lots, (demand.get(lots) ?? 0) + 1)
  return demand
}
