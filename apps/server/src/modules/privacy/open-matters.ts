import type { OpenMatter } from '@foyer/api/privacy'
import type { ISql } from 'postgres'
import type { Module } from '../../module.ts'

const never = Number.MAX_SAFE_INTEGER
/** Sorts after every reference, which has letters and digits. */
const noReference = '~'

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** What ends first comes first. */
const byEnd = (one: OpenMatter, other: OpenMatter): number =>
  (one.endsAt ?? never) - (other.endsAt ?? never) ||
  byText(one.reference ?? noReference, other.reference ?? noReference)

/**
 * The open matters of a person in all modules. They block an erasure, because number and address may still be needed
 * and the person could not claim them afterwards.
 *
 * @param at business clock
 */
export const openMattersOf = async (
  db: ISql,
  modules: readonly Module[],
  personId: number,
  at: number,
): Promise<OpenMatter[]> => {
  const matters: OpenMatter[] = []
  for (const { personalData } of modules) matters.push(...((await personalData?.openMatters?.(db, personId, at)) ?? []))
  return matters.sort(byEnd)
}
