import { instrumentCode } from '@foyer/api/market'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { readMarketConditions } from './conditions.ts'
import { quoted } from './instruments.ts'
import { marketAt } from './states.ts'
import { feedStates, halt, resume, switchFeed } from './switches.ts'

const tags = ['sandbox']
const change = z.strictObject({
  feed: z.enum(feedStates).optional(),
  halt: instrumentCode.optional(),
  resume: instrumentCode.optional(),
})
const marketStatus = z.object({
  feed: z.enum(feedStates),
  halted: z.array(z.string()),
  state: z.string(),
  opensAt: z.number().int(),
})

/** Routes that halt instruments, and that stop or delay the market feed for every client. */
export const marketSandboxRoutes = (app: App, context: Context): void => {
  const { db, clocks } = context
  const currentStatus = async () => {
    const conditions = await readMarketConditions(context)
    const { state, opensAt } = marketAt(conditions, clocks.business())
    return done({ feed: conditions.feed, halted: [...conditions.halts.keys()], state, opensAt })
  }

  app.get(
    '/market',
    { schema: { tags, summary: 'The state of the market', response: { 200: replyOf(marketStatus) } } },
    currentStatus,
  )

  app.post(
    '/market',
    {
      schema: {
        tags,
        summary: 'Halts or resumes an instrument; starts, stops or delays the feed for all callers',
        body: change,
        response: { 200: replyOf(marketStatus) },
      },
    },
    async ({ body }) => {
      for (const code of [body.halt, body.resume])
        if (code !== undefined && !quoted.has(code)) throw new Refused('not_found', `there is no instrument ${code}`)
      if (body.feed) await switchFeed(db, body.feed)
      if (body.halt) await halt(db, body.halt, clocks.business())
      if (body.resume && !(await resume(db, body.resume)))
        throw new Refused('not_found', 'this instrument is not halted')
      return currentStatus()
    },
  )
}
