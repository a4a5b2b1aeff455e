import { offering } from '@foyer/api/offerings'
import { z } from 'zod'
import type { AllotmentTerms } from '../../activity-rules/allotment-terms.ts'
import { rule as greenBond, allotment as greenBondAllotment } from '../../activity-rules/green-bond/rule.ts'
import { rule as newShares, allotment as newSharesAllotment } from '../../activity-rules/new-shares/rule.ts'

/**
 * The displayed facts of an offering and the codes whose closing prices its ballot uses; all else has columns of its
 * own.
 */
export const offeringFacts = offering
  .pick({
    kind: true,
    name: true,
    issuer: true,
    summary: true,
    stockCode: true,
    lotSize: true,
    price: true,
    document: true,
    fees: true,
    loan: true,
    bond: true,
  })
  .extend({
    entropyCodes: z
      .array(z.string().regex(/^\d{5}$/))
      .min(1)
      .max(10),
  })
  .refine(
    ({ kind, bond }) => (kind === 'bond') === (bond !== null),
    'a bond has terms of its own, and nothing else has',
  )
export type OfferingFacts = z.infer<typeof offeringFacts>

/** The contents of the column `facts`; the codes of the ballot have a column of their own. */
export type ShownFacts = Omit<OfferingFacts, 'entropyCodes'>

/** The activities that have offerings, by number. */
const allotments: ReadonlyMap<number, AllotmentTerms> = new Map([
  [greenBond.activity, greenBondAllotment],
  [newShares.activity, newSharesAllotment],
])

/** Undefined if the activity has no offerings. */
export const allotmentOf = (activity: number): AllotmentTerms | undefined => allotments.get(activity)
