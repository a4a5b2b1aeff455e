import type { Market, QuotesReply, QuoteTick } from '@foyer/api/market'
import { afterEach, expect } from 'vitest'
import { listen, type Stream } from '../../../../streams/testing/listen.ts'
import { testApp } from '../../../../testing/context.ts'
import { switchFeed } from '../../switches.ts'
import { issueTicket } from '../tickets.ts'

/** Events of a stream of quotes as a browser reads them. */
export type Seen =
  | { event: 'reset'; id: string; data: QuotesReply }
  | { event: 'quotes'; id: string; data: QuoteTick[] }
  | { event: 'market'; data: Market }
  | { event: 'unavailable'; data: object }
export type QuoteStream = Stream<Seen>

export const codes = ['02800', '99102', '99138', 'LTH40']

/** A listening server on fixed clocks, and the helpers of stream tests. Call it once per file, at the top. */
export const streaming = async () => {
  const { app, context, clock } = await testApp()
  const { clocks, db, secrets } = context
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  let sessions = 0
  let open: QuoteStream[] = []

  const address = (
    overrides: Partial<{ codes: string[]; isRealTime: boolean; session: string; jti: string }> = {},
  ): string => {
    const keys = { ...secrets, now: clocks.wall() }
    const { ticket } = issueTicket(
      keys,
      { sid: overrides.session ?? `session ${sessions++}`, jti: overrides.jti ?? `token ${sessions++}` },
      {
        codes,
        isRealTime: true,
        ...overrides,
      },
    )
    return `${origin}/quote/market/stream?ticket=${ticket}`
  }
  const connect = async (url: string, last?: string, more?: Record<string, string>): Promise<QuoteStream> => {
    const stream = await listen<Seen>(url, last, more)
    open.push(stream)
    return stream
  }

  afterEach(async () => {
    for (const stream of open) stream.close()
    open = []
    await expect.poll(() => app.marketStreams.size).toBe(0)
    await db`delete from market_closures`
    await db`delete from sandbox_halts`
    await switchFeed(db, 'up')
    clock.moveBusiness(0)
  })

  return {
    app,
    context,
    clock,
    origin,
    address,
    connect,
    /** A stream whose first two events, a snapshot and the state of the market, were read. */
    connected: async (url = address()): Promise<QuoteStream> => {
      const stream = await connect(url)
      const [first, second] = await stream.take(2)
      expect([first?.event, second?.event]).toEqual(['reset', 'market'])
      return stream
    },
    /** Advances both clocks and updates the streams. */
    goOn: async (ms: number): Promise<void> => {
      clock.advance(ms)
      await app.marketStreams.look()
    },
    /** Sets the business clock to a Hong Kong time. */
    standAt: (moment: string) => clock.moveBusiness(Date.parse(`${moment}+08:00`) - clocks.wall()),
  }
}
