import type { FastifyInstance } from 'fastify'
import { Refused } from '../refused.ts'

/**
 * Refuses paths with NUL: PostgreSQL cannot store NUL and fails on a parameter with it, so no resource has such a name.
 */
export const refuseNul = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(url.split('?', 1)[0]?.includes('%00') ? new Refused('not_found') : undefined)
  })
}
