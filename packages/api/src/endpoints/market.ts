import { z } from 'zod'
import { instrumentCode, marketOverview, quotesReply } from '../market.ts'
import { closingPrices } from '../quotes.ts'
import { endpoints } from './endpoint.ts'

const tag = 'market'
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

/** Closing prices for everybody. Clients revalidate them on each request, because they change the moment trading ends. */
export const marketEndpoints = endpoints({
  'GET /market/closes': {
    access: 'open',
    tag,
    summary: 'Closing prices of the last trading day; unknown codes are omitted',
    query: z.object({ codes }),
    reply: closingPrices,
    cache: 'public, no-cache',
  },
  'GET /market/overview': {
    access: 'open',
    tag,
    summary: 'Delayed quotes of every index and of the stocks that rose most, the same for all readers',
    reply: marketOverview,
    cache: 'public, no-cache',
    refusals: ['market_unavailable'],
  },
  'GET /market/quotes/:code': {
    access: 'open',
    tag,
    summary: 'The delayed quote of one security or index, the same for all readers',
    params: z.object({ code: instrumentCode }),
    reply: quotesReply,
    cache: 'public, no-cache',
    refusals: ['not_found', 'market_unavailable'],
  },
})

/** Quotes as server-sent events, authorised by the ticket in the address that the gateway's `market/stream` returns. */
export const marketStreamEndpoints = endpoints({
  'GET /market/stream': {
    host: 'quote',
    access: 'ticket',
    tag,
    summary: 'Server-sent events: a snapshot, then changes; `last` is for clients that cannot send Last-Event-ID',
    query: z.object({ ticket: z.string().max(2048), last: z.string().max(40).optional() }),
    refusals: ['ticket_invalid', 'market_unavailable'],
    load: 'uncounted',
  },
})
