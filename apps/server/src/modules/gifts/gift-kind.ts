import type { RewardItem } from '@foyer/api/rewards'
import { z } from 'zod'
import { rule as memberGift } from '../../activity-rules/member-gift/rule.ts'
import { type FactKind, factTexts, repeated } from '../../engine/facts/kind.ts'
import { mediaNames } from '../content/public.ts'

const schema = z
  .strictObject({
    gifts: z
      .array(
        z.strictObject({
          /** names the gift and its stock */
          code: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'must be small letters and hyphens, such as tea-set'),
          name: factTexts,
          note: factTexts,
          usage: z.array(factTexts).min(1).max(10),
          /** a picture of the release */
          art: z
            .string()
            .refine((name) => mediaNames().includes(name), 'is no file of content/media')
            .exactOptional(),
        }),
      )
      .min(1)
      .max(50)
      .refine((all) => repeated(all.map(({ code }) => code)).length === 0, 'must not contain the same code twice'),
  })
  .transform(({ gifts }) => new Map(gifts.map(({ code, ...item }): [string, RewardItem] => [code, item])))

/** The gifts to choose from, by code, in the order shown. None of them is part of an investment product. */
export const giftKind: FactKind<ReadonlyMap<string, RewardItem>> = {
  name: 'gifts',
  summary: 'the gifts to choose from, with their descriptions and pictures',
  schema,
  neededBy: [memberGift.activity],
}
