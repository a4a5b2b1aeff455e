import { discountEndpoints, virtualAssetEndpoints } from '@foyer/api/endpoints/virtual-assets'
import type { QuotesReply } from '@foyer/api/market'
import type { VirtualAssetFunds } from '@foyer/api/virtual-assets'
import { fundsKind, type PublishedFunds } from '../../activity-rules/virtual-asset-etf/funds.ts'
import { testKind } from '../../activity-rules/virtual-asset-etf/knowledge-test.ts'
import { number } from '../../activity-rules/virtual-asset-etf/number.ts'
import type { Context } from '../../context.ts'
import { requireFacts } from '../../engine/facts/in-force.ts'
import type { KnowledgeTest } from '../../engine/knowledge-test.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { findActivity, isWithheld } from '../activities/public.ts'
import { delayFor, known, quotesOf, readMarketConditions } from '../market/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { discountFor } from './discount.ts'

/** Readers within this period share an answer and its ETag. */
const step = 10_000

/** Quotes with the delay of visitors, for every reader. */
const visitorsQuotes = async (context: Context, { funds }: PublishedFunds): Promise<QuotesReply | null> => {
  const conditions = await readMarketConditions(context)
  if (conditions.feed === 'down') return null
  const now = Math.floor(context.clocks.business() / step) * step
  const counters = known(funds.flatMap((fund) => fund.counters.map(({ code }) => code)))
  return quotesOf(conditions, counters, now, delayFor(conditions, 'tourist'))
}

const shown = (
  { asOf, funds, exampleAmount, discount }: PublishedFunds,
  { drawn, passMark, waitMinutes }: KnowledgeTest,
): Omit<VirtualAssetFunds, 'quotes'> => ({
  asOf,
  withheld: false,
  funds,
  example: { amount: exampleAmount },
  discount,
  test: { questions: drawn, passMark, waitMinutes },
})

/** The answer for the mainland, where these products are not offered: no code, fee or offer is shown. */
const withheld = ({ asOf }: PublishedFunds): VirtualAssetFunds => ({
  asOf,
  withheld: true,
  funds: [],
  quotes: null,
  example: null,
  discount: null,
  test: null,
})

/** Serves the public document about virtual-asset funds. */
export const virtualAssetRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, virtualAssetEndpoints, {
    'GET /virtual-assets/funds': async (request) => {
      const activity = await findActivity(context.db, { number })
      if (!activity) throw new Refused('not_found', 'the activity does not exist')
      const at = context.clocks.business()
      const { content: funds } = await requireFacts(context.db, fundsKind, at)
      if (isWithheld(activity, await mainlandAddress(context, request))) return withheld(funds)
      const { content: test } = await requireFacts(context.db, testKind, at)
      return { ...shown(funds, test), quotes: await visitorsQuotes(context, funds) }
    },
  })
}

/** Serves the discount on commission. */
export const discountRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, discountEndpoints, {
    'POST /user/494/discount': (request) => discountFor(context, request),
  })
}
