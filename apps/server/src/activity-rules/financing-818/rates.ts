import { currencyRates } from '@foyer/api/financing'
import { z } from 'zod'
import { StartError } from '../../config/start-error.ts'
import data from './rates.json' with { type: 'json' }

const published = z
  .object({
    asOf: z.iso.date(),
    promotionDaysAfterActivity: z.number().int().positive(),
    terms: z.array(z.number().int().positive()).min(1),
    currencies: z.array(currencyRates).min(1),
  })
  .transform((rates, { addIssue }) => {
    for (const { currency, tiers } of rates.currencies)
      if (tiers.some(({ from, to }, n) => from !== (n === 0 ? 0 : tiers[n - 1]?.to) || (to !== null && to <= from)))
        addIssue(`the tiers of ${currency} leave a gap or overlap`)
    return rates
  })
export type PublishedRates = z.infer<typeof published>

/** @throws StartError if the rates are inconsistent */
export const readRates = (from: unknown): PublishedRates => {
  const read = published.safeParse(from)
  if (!read.success) throw new StartError(`The financing rates are faulty: ${read.error.issues[0]?.message}.`)
  return read.data
}

/** The firm's published rates of margin loans, with their date. */
export const rates = readRates(data)
