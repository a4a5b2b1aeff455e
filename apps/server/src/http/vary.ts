import type { FastifyReply } from 'fastify'

/** Adds a request header on which the reply depends to `Vary`. */
export const addVary = (reply: FastifyReply, name: string): void => {
  const before = reply.getHeader('Vary')
  reply.header('Vary', before === undefined ? name : `${before}, ${name}`)
}
