import { type CurrencyRates, currencyRates } from '@foyer/api/financing'
import { z } from 'zod'
import { type FactKind, repeated } from '../../engine/facts/kind.ts'
import { number } from './number.ts'

type Tiers = CurrencyRates['tiers']

const leaveNoGap = (tiers: Tiers): boolean =>
  tiers.every(({ from, to }, n) => from === (n === 0 ? 0 : tiers[n - 1]?.to) && (to === null || to > from)) &&
  tiers.at(-1)?.to === null

const currency = z.strictObject({
  ...currencyRates.shape,
  amount: currencyRates.shape.amount
    .strict()
    .refine(
      ({ least, example, most }) => least <= example && example <= most,
      'must have an example between the least and the most',
    ),
  tiers: z
    .array(currencyRates.shape.tiers.element.strict())
    .min(1)
    .max(20)
    .refine(leaveNoGap, 'must begin at 0, follow one another without a gap, and end with null'),
})

const schema = z.strictObject({
  asOf: z.iso.date(),
  promotionDaysAfterActivity: z.int().min(1).max(730),
  terms: z.array(z.int().min(1).max(3_660)).min(1).max(20),
  currencies: z
    .array(currency)
    .min(1)
    .refine((all) => repeated(all.map((one) => one.currency)).length === 0, 'must not list a currency twice'),
})
export type PublishedRates = z.infer<typeof schema>

/** The firm's rates of margin loans, with their date. */
export const ratesKind: FactKind<PublishedRates> = {
  name: 'financing-rates',
  summary: 'interest rates of margin loans, and the length of their promotion',
  schema,
  neededBy: [number],
}
