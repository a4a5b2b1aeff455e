import type { ISql } from 'postgres'
import { type CashbackTerms, cashbackKind } from '../../activity-rules/trade-cashback/tiers.ts'
import { missing, timelineOf } from '../../engine/facts/in-force.ts'
import { boundsOf, type Month } from './months.ts'

/** The terms of each month. */
export type TermsOf = (month: Month) => CashbackTerms

/**
 * Reads the terms of every month: those in force at its beginning, so that no version changes a month that has begun.
 * The first version also applies to the months before it.
 *
 * @throws Refused `facts_missing` if the firm published none
 */
export const readTerms = async (db: ISql): Promise<TermsOf> => {
  const timeline = await timelineOf(db, cashbackKind)
  const [first] = timeline
  if (!first) throw missing(cashbackKind)
  return (month) => {
    const { from } = boundsOf(month)
    return (timeline.findLast(({ effectiveAt }) => effectiveAt <= from) ?? first).content
  }
}
