import { type VirtualAssetFund, virtualAssetFund } from '@foyer/api/virtual-assets'
import { z } from 'zod'
import { StartError } from '../../config/start-error.ts'
import data from './funds.json' with { type: 'json' }

const { fees, ...facts } = virtualAssetFund.shape

const published = z
  .object({
    asOf: z.iso.date(),
    exampleAmount: z.number().int().positive(),
    funds: z
      .array(z.object({ ...facts, exampleCost: z.undefined().optional(), fees: fees.omit({ total: true }) }))
      .min(1),
  })
  .transform(({ asOf, exampleAmount, funds }, { addIssue }) => {
    const codes = funds.flatMap(({ counters }) => counters.map(({ code }) => code))
    if (new Set(codes).size < codes.length) addIssue('a counter is listed twice')
    return {
      asOf,
      exampleAmount,
      funds: funds.map((fund): VirtualAssetFund => {
        const total = fund.fees.management + fund.fees.custody + fund.fees.other
        return { ...fund, fees: { ...fund.fees, total }, exampleCost: Math.round((exampleAmount * total) / 10_000) }
      }),
    }
  })

/** @throws StartError if the funds cannot be compared */
export const readFunds = (from: unknown): z.output<typeof published> => {
  const read = published.safeParse(from)
  if (!read.success) throw new StartError(`The virtual-asset funds are faulty: ${read.error.issues[0]?.message}.`)
  return read.data
}

/** The virtual-asset funds listed in Hong Kong and their fees, with the date of the data. */
export const funds = readFunds(data)
