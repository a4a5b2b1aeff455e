import { closingPrices } from '@foyer/contract/quotes'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { tagReplies } from '../../http/etag.ts'
import { lastClosedDay } from '../trading-calendar/calendar.ts'
import { readClosures } from '../trading-calendar/closures.ts'
import { closeOf } from './closes.ts'
import { instruments } from './instruments.ts'
import { createWalks } from './walks.ts'

/** Clients revalidate closing prices on each request, because they change the moment trading ends. */
const cacheControl = 'public, no-cache'
const mostCodes = 20

const codes = z
  .string()
  .transform((text) => [...new Set(text.split(','))])
  .pipe(
    z
      .array(z.string().regex(/^\d{5}$/))
      .min(1)
      .max(mostCodes),
  )

/** Public routes of closing prices, on the app API host; calls are not signed. */
export const marketRoutes = async (app: App, { db, clocks }: Context): Promise<void> => {
  tagReplies(app, cacheControl)
  const walksTo = createWalks()
  app.get(
    '/market/closes',
    {
      schema: {
        tags: ['market'],
        summary: 'Closing prices of the last trading day; unknown codes are omitted',
        querystring: z.object({ codes }),
        response: { 200: closingPrices },
      },
    },
    async ({ query }) => {
      const closures = await readClosures(db)
      const tradingDay = lastClosedDay(closures, clocks.business())
      const walks = walksTo(closures, tradingDay)
      const nth = walks.numberOf(tradingDay)
      const closing = query.codes.flatMap((code) => {
        const instrument = instruments.get(code)
        return instrument ? [closeOf(instrument, walks.lastTwo(instrument.walk, nth))] : []
      })
      return { tradingDay, prices: closing }
    },
  )
}
