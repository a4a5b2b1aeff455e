import type { FastifyInstance } from 'fastify'
import { Refused } from './refused.ts'

/** PostgreSQL stores no NUL, and fails at one it is asked for: nothing has a name with one in it. */
export const refuseNul = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ url }) => {
    if (url.split('?', 1)[0]?.includes('%00')) throw new Refused('not_found')
  })
}
