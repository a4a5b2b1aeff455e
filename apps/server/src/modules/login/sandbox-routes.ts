import { clientNoPattern } from '@foyer/protocol/limits'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { done, replyOf } from '../../http/reply.ts'
import { Refused } from '../../refused.ts'
import { totpSecretOf } from '../accounts/public.ts'
import { totpNow } from './totp.ts'

const totp = z.object({ code: z.string(), secondsLeft: z.number().int(), uri: z.string() })

/** Route that shows the authenticator code of a demo client. */
export const loginSandboxRoutes = (app: App, { db, secrets, clocks }: Context): void => {
  app.get(
    '/totp',
    {
      schema: {
        tags: ['sandbox'],
        summary: 'The current authenticator code of a demo client',
        querystring: z.object({ clientNo: z.string().regex(clientNoPattern) }),
        response: { 200: replyOf(totp) },
      },
    },
    async ({ query: { clientNo } }) => {
      const secret = await totpSecretOf(db, secrets, clientNo)
      if (!secret) throw new Refused('not_found', 'this client has no authenticator')
      return done(totpNow(secret, clientNo, clocks.wall()))
    },
  )
}
