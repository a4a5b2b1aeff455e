import { offering } from '@foyer/contract/offerings'
import { z } from 'zod'
import type { AllotmentTerms } from '../../activities/allotment-terms.ts'
import { greenBond, greenBondAllotment } from '../../activities/green-bond/rule.ts'
import { newShares, newSharesAllotment } from '../../activities/new-shares/rule.ts'

/** What is said of an offering as it is shown, with whose closing prices its ballot goes by; the rest of it are columns. */
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

/** What is kept in `facts`; what the ballot goes by has columns of its own. */
export type ShownFacts = Omit<OfferingFacts, 'entropyCodes'>

/** Activities that have offerings, by their numbers. */
const allotments: ReadonlyMap<number, AllotmentTerms> = new Map([
  [greenBond.activity, greenBondAllotment],
  [newShares.activity, newSharesAllotment],
])

/** Undefined where an activity has no offerings. */
export const allotmentOf = (activity: number): AllotmentTerms | undefined => allotments.get(activity)
