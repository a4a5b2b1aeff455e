import type { FastifyRequest } from 'fastify'
import type { Actor } from '../engine/audit.ts'

/**
 * Who makes an operators' call, for the audit trail, with the reference of the request.
 *
 * @param by identifies the session of an operator, if it is known
 */
export const actorOf = ({ id }: FastifyRequest, by?: string): Actor => ({
  kind: 'operator',
  ...(by !== undefined && { by }),
  reference: id,
})
