// Vitest loads it before each test file: a handler that refuses a call for a reason that its endpoint does not declare
// fails the test, because a screen cannot know that reason.
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { ofEveryCall, ofSignedCall } from '@foyer/api/endpoints/refusals'
import type { FastifyRequest } from 'fastify'
import { afterAll, afterEach, expect } from 'vitest'
import { Refused } from '../refused.ts'

const ofAll: ReadonlySet<string> = new Set([...ofEveryCall, ...ofSignedCall])
const undeclared: string[] = []

/** Fastify publishes each error that a handler throws. */
const channel = 'tracing:fastify.request.handler:error'
const note = (message: unknown): void => {
  const { request, error } = message as { request: FastifyRequest; error: unknown }
  const { config, method, url } = request.routeOptions
  if (!(error instanceof Refused) || config.refusals === undefined) return
  if (!ofAll.has(error.reason) && !config.refusals.some((refusal) => refusal === error.reason))
    undeclared.push(`${method} ${url} refuses with ${error.reason}`)
}
subscribe(channel, note)
afterAll(() => unsubscribe(channel, note))
afterEach(() => {
  expect(undeclared.splice(0), 'refusals that no endpoint declares').toEqual([])
})
