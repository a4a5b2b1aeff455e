import { discountEndpoints, virtualAssetEndpoints } from '@foyer/api/endpoints/virtual-assets'
import type { QuotesReply } from '@foyer/api/market'
import type { VirtualAssetFunds } from '@foyer/api/virtual-assets'
import { discount, number } from '../../activity-rules/virtual-asset-etf/discount.ts'
import { funds } from '../../activity-rules/virtual-asset-etf/funds.ts'
import { knowledgeTest } from '../../activity-rules/virtual-asset-etf/knowledge-test.ts'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { serve } from '../../http/serve.ts'
import { Refused } from '../../refused.ts'
import { findActivity, isWithheld } from '../activities/public.ts'
import { delayFor, known, quotesOf, readMarketConditions } from '../market/public.ts'
import { mainlandAddress } from '../residence/public.ts'
import { discountFor } from './discount.ts'

/** Readers within this period share an answer and its ETag. */
const step = 10_000
const counterCodes = funds.funds.flatMap((fund) => fund.counters.map(({ code }) => code))

/** Quotes with the delay of visitors, for every reader. */
const visitorsQuotes = async (context: Context): Promise<QuotesReply | null> => {
  const conditions = await readMarketConditions(context)
  if (conditions.feed === 'down') return null
  const now = Math.floor(context.clocks.business() / step) * step
  return quotesOf(conditions, known(counterCodes), now, delayFor(conditions, 'tourist'))
}

const { drawn, passMark, waitMinutes } = knowledgeTest
const shown: Omit<VirtualAssetFunds, 'quotes'> = {
  asOf: funds.asOf,
  withheld: false,
  funds: [...funds.funds],
  example: { amount: funds.exampleAmount },
  discount,
  test: { questions: drawn, passMark, waitMinutes },
}

/** The answer for the mainland, where these products are not offered: no code, fee or offer is shown. */
const withheld: VirtualAssetFunds = {
  asOf: funds.asOf,
  withheld: true,
  funds: [],
  quotes: null,
  example: null,
  discount: null,
  test: null,
}

/** Serves the public document about virtual-asset funds. */
export const virtualAssetRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, virtualAssetEndpoints, {
    'GET /virtual-assets/funds': async (request) => {
      const activity = await findActivity(context.db, { number })
      if (!activity) throw new Refused('not_found', 'the activity does not exist')
      if (isWithheld(activity, await mainlandAddress(context, request))) return withheld
      return { ...shown, quotes: await visitorsQuotes(context) }
    },
  })
}

/** Serves the discount on commission. */
export const discountRoutes = async (app: App, context: Context): Promise<void> => {
  serve(app, context, discountEndpoints, {
    'POST /user/494/discount': (request) => discountFor(context, request),
  })
}
