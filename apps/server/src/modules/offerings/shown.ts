import { languages } from '@foyer/api/languages'
import type { Offering, OfferingPhase } from '@foyer/api/offerings'
import { fill, textsIn } from '@foyer/api/text-tables'
import type { Texts } from '@foyer/api/texts'
import { table } from '../../texts.ts'
import { offeringPhaseOf } from './dates.ts'
import { allotmentOf } from './facts.ts'
import type { OfferingRow } from './rows.ts'

const text = table('modules/offerings/shown')

/** The source of the entropy of a ballot, in words. */
const entropySource = (codes: readonly string[]): Texts =>
  Object.fromEntries(
    languages.map((language) => [language, fill(textsIn(text, language).entropySource, { codes: codes.join(', ') })]),
  ) as Texts

const entriesShown = ({ entriesHash, entriesCount, closedOn, frozenAt }: OfferingRow): Offering['ballot']['entries'] =>
  entriesHash === null || entriesCount === null || closedOn === null || frozenAt === null
    ? null
    : { hash: entriesHash, count: entriesCount, closedOn, frozenAt: frozenAt.getTime() }

/**
 * An offering as the public sees it. No ballot is promised if the firm reports the allotment.
 *
 * @param at milliseconds of the business clock
 */
export const offeringAt = (row: OfferingRow, at: number, isAtFirm: boolean): Offering => {
  const { entropyCodes } = row
  const terms = allotmentOf(row.activity)
  if (!terms) throw new Error(`activity ${row.activity} has no offerings any more`)
  return {
    ...row.facts,
    code: row.code,
    activity: row.activity,
    lotAmount: row.lotAmount,
    maxLots: row.maxLots,
    lotsOnOffer: row.lotsOnOffer,
    dates: row.dates,
    phase: offeringPhaseOf(row, at),
    allottedBy: row.isFirmAllotted || (isAtFirm && !row.result) ? 'firm' : 'ballot',
    ballot: {
      rule: terms.rule,
      ruleText: terms.text,
      seedHash: row.seedHash,
      commitment: row.commitment,
      committedAt: row.committedAt.getTime(),
      entropyCodes: [...entropyCodes],
      closesOn: row.closesOn,
      entries: entriesShown(row),
      entropySource: entropySource(entropyCodes),
      entropy: row.entropy,
      seed: row.seed,
    },
    result: row.result,
  }
}

const rank: Readonly<Record<OfferingPhase, number>> = {
  open: 0,
  cut_off: 1,
  upcoming: 2,
  closed: 3,
  allotted: 4,
  settled: 5,
}

/**
 * Compares offerings for display: open ones first, the earliest deadline first; then upcoming ones; then past ones, the
 * latest first.
 */
export const inOrder = (one: Offering, other: Offering): number => {
  if (one.phase !== other.phase) return rank[one.phase] - rank[other.phase]
  const byDate: Readonly<Record<OfferingPhase, number>> = {
    open: one.dates.cutOff - other.dates.cutOff,
    cut_off: one.dates.closes - other.dates.closes,
    upcoming: one.dates.opens - other.dates.opens,
    closed: one.dates.allotment - other.dates.allotment,
    allotted: other.dates.allotment - one.dates.allotment,
    settled: other.dates.refund - one.dates.refund,
  }
  return byDate[one.phase] || (one.code < other.code ? -1 : 1)
}
