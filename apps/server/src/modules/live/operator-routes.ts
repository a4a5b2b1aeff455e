import { liveState, sessionCode } from '@foyer/contract/live'
import type { JSONValue } from 'postgres'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { operatorsOnly } from '../../operations/operators-only.ts'
import { interrupt, publishSession } from './operator-actions.ts'

const tags = ['operators']
const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))

/** Routes for operators and the control room: publish, interrupt and resume sessions. */
export const liveOperatorRoutes = async (app: App, context: Context): Promise<void> => {
  app.addHook('onRequest', operatorsOnly(context))

  app.post(
    '/live',
    {
      schema: {
        tags,
        summary: 'Declares or changes a session in the format of content/live; the answer names all faults',
        body: z.strictObject({ session: z.record(z.string(), z.json()), opensAt: moment, closesAt: moment }),
        response: { 200: replyOf(z.object({})) },
      },
    },
    async ({ body: { session, ...period } }) => {
      await publishSession(context, session as JSONValue, period)
      return done({})
    },
  )

  app.post(
    '/live/interruption',
    {
      schema: {
        tags,
        summary: 'Reports an interruption of a session or its end; pages show it within two seconds',
        body: z.strictObject({ session: sessionCode, interrupted: z.boolean() }),
        response: { 200: replyOf(z.object({ state: liveState })) },
      },
    },
    async ({ body: { session, interrupted } }) => done({ state: await interrupt(context, session, interrupted) }),
  )
}
