import { type VirtualAssetFund, virtualAssetFund } from '@foyer/api/virtual-assets'
import { z } from 'zod'
import { type FactKind, factId, factTexts, repeated } from '../../engine/facts/kind.ts'
import { number } from './number.ts'

const { asset, listedOn, counters, fees } = virtualAssetFund.shape

const fund = z.strictObject({
  id: factId,
  asset,
  name: factTexts,
  manager: factTexts,
  custodian: factTexts,
  listedOn,
  counters: z.array(counters.element.strict()).min(1).max(10),
  fees: fees.omit({ total: true }).strict(),
})

const schema = z
  .strictObject({
    asOf: z.iso.date(),
    /**
     * the discount for joining: percent off the brokerage commission of every trade of the account, and its days after
     * the day of joining
     */
    discount: z.strictObject({ percentOff: z.int().min(1).max(100), validDays: z.int().min(1).max(730) }),
    exampleAmount: z.int().min(1).max(100_000_000_000),
    funds: z
      .array(fund)
      .min(1)
      .max(50)
      .refine((all) => repeated(all.map(({ id }) => id)).length === 0, 'must not contain the same id twice')
      .refine(
        (all) => repeated(all.flatMap((one) => one.counters.map(({ code }) => code))).length === 0,
        'must not list a counter twice',
      ),
  })
  .transform(({ funds, exampleAmount, ...facts }) => ({
    ...facts,
    exampleAmount,
    funds: funds.map((one): VirtualAssetFund => {
      const total = one.fees.management + one.fees.custody + one.fees.other
      return { ...one, fees: { ...one.fees, total }, exampleCost: Math.round((exampleAmount * total) / 10_000) }
    }),
  }))
export type PublishedFunds = z.output<typeof schema>

/** The virtual-asset funds listed in Hong Kong with their fees, and the discount for joining. */
export const fundsKind: FactKind<PublishedFunds> = {
  name: 'virtual-asset-funds',
  summary: 'virtual-asset funds with their counters and fees, and the discount on commission',
  schema,
  neededBy: [number],
}
