import type { FastifyReply } from 'fastify'

/** Says that the reply depends on one more header of the request. */
export const addVary = (reply: FastifyReply, name: string): void => {
  const before = reply.getHeader('Vary')
  reply.header('Vary', before === undefined ? name : `${before}, ${name}`)
}
