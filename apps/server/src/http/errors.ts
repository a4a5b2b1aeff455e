import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { isOutage } from '../database/outage.ts'
import { isStopError } from '../engine/stopped.ts'
import { Refused } from '../refused.ts'

/** Seconds until a caller may try again while the database is away. */
const outageRetryAfter = 5

const asRefused = (error: FastifyError | Refused): Refused => {
  if (error instanceof Refused) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const path = error.validation[0]?.instancePath
    return new Refused('invalid_request', 'the request does not match the schema', path ? { path } : undefined)
  }
  if (isOutage(error))
    return new Refused('unavailable', 'the database does not answer', { retryAfter: outageRetryAfter })
  if (isStopError(error)) return new Refused('activity_stopped', 'an emergency stop is in force')
  if (isResponseSerializationError(error)) return new Refused('server_error')
  if (error.statusCode === 413) return new Refused('too_large')
  if (error.statusCode !== undefined && error.statusCode < 500) return new Refused('invalid_request', error.message)
  return new Refused('server_error')
}

/** Adds the time of the next attempt to every refusal with a temporary reason. */
const passing = (refused: Refused): Refused =>
  refused.detail?.retryAfter === undefined &&
  (refused.reason === 'unavailable' || refused.reason === 'market_unavailable')
    ? new Refused(refused.reason, refused.message, { ...refused.detail, retryAfter: outageRetryAfter })
    : refused

/**
 * Turns every failure into a catalogued reply with the reference of its call in the log. Errors other than refusals are
 * logged with their stack.
 *
 * @param note records a failed call; it never waits
 */
export const answerErrors = (
  app: FastifyInstance,
  note: (request: FastifyRequest, refused: Refused) => void = () => undefined,
): void => {
  app.setErrorHandler<FastifyError | Refused>((error, request, reply) => {
    const refused = passing(asRefused(error))
    if (refused.reason === 'unavailable' && !(error instanceof Refused))
      request.log.warn({ cause: error.message }, 'database outage')
    else if (refused.http >= 500 && !(error instanceof Refused)) request.log.error({ err: error }, 'unexpected failure')
    else request.log.info({ reason: refused.reason }, 'refused')
    note(request, refused)
    const { retryAfter } = refused.detail ?? {}
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter)
    return reply.status(refused.http).send({ ...refused.reply(), reference: request.id })
  })
  app.setNotFoundHandler((request, reply) => {
    const refused = new Refused('not_found')
    request.log.info({ reason: refused.reason }, 'refused')
    return reply.status(refused.http).send({ ...refused.reply(), reference: request.id })
  })
}

/**
 * For Fastify's `frameworkErrors`: a path that is not a URL, such as `/%zz`, matches no route. No hook runs either, so
 * the headers of every reply are set here.
 */
export const answerBadPath = (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const refused = new Refused('invalid_request', 'the path is not a valid URL')
  request.log.info({ reason: refused.reason }, 'refused')
  reply.headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
  reply.status(refused.http).send({ ...refused.reply(), reference: request.id })
}
