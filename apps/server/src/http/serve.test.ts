import { allEndpoints } from '@foyer/api/endpoints/all'
import { type Endpoint, endpoints } from '@foyer/api/endpoints/endpoint'
import Fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { mounts } from '../config/hosts.ts'
import { testApp } from '../testing/context.ts'
import { answerErrors } from './errors.ts'
import { serve } from './serve.ts'

const { app, context } = await testApp()

test('REL-1 a call whose handler does not answer in time gets 503 unavailable with Retry-After', async () => {
  const slow = Fastify().withTypeProvider<ZodTypeProvider>()
  slow.setValidatorCompiler(validatorCompiler)
  slow.setSerializerCompiler(serializerCompiler)
  answerErrors(slow)
  const declared = endpoints({
    'GET /silent': { access: 'open', tag: 'x', summary: 'x', reply: z.object({ count: z.number() }) },
    'GET /slow': { access: 'open', tag: 'x', summary: 'x', reply: z.object({ count: z.number() }) },
  })
  const turn = () => new Promise<{ count: number }>((resolve) => setImmediate(() => resolve({ count: 1 })))
  serve(
    slow,
    context,
    declared,
    { 'GET /silent': () => new Promise(() => undefined), 'GET /slow': turn },
    {
      'GET /silent': { longest: 20 },
    },
  )
  const reply = await slow.inject('/api/silent')
  expect([reply.statusCode, reply.json().reason, reply.headers['retry-after']]).toEqual([503, 'unavailable', '5'])
  expect((await slow.inject('/api/slow')).json()).toEqual({ count: 1 })
})

test('Every declared endpoint is a route of the sandbox’s server, on the host that it names', () => {
  const missing = Object.entries<Endpoint>(allEndpoints).filter(([call, { host = 'api' }]) => {
    const [method = '', path = ''] = call.split(' ')
    return !app.hasRoute({ method: method as 'GET', url: host === 'root' ? path : mounts[host] + path })
  })
  expect(missing.map(([call]) => call)).toEqual([])
})

test('An idempotent endpoint whose body has no key does not compile', () => {
  const declared = { access: 'open', tag: 'x', summary: 'x', idempotent: true } as const
  // @ts-expect-error the body lacks `key`
  endpoints({ 'POST /x': { ...declared, body: z.object({ act: z.string() }) } })
  endpoints({ 'POST /x': { ...declared, body: z.object({ key: z.string(), act: z.string() }) } })
  expect.assertions(0)
})

test('A handler that is missing or returns another shape than the declared reply does not compile', () => {
  const declared = endpoints({
    'GET /x': { access: 'open', tag: 'x', summary: 'x', reply: z.object({ count: z.number() }) },
  })
  const compiled = () => {
    // @ts-expect-error no handler
    serve(app, context, declared, {})
    // @ts-expect-error a text is no number
    serve(app, context, declared, { 'GET /x': async () => ({ count: 'one' }) })
    serve(app, context, declared, { 'GET /x': async () => ({ count: 1 }) })
  }
  expect(compiled).toBeTypeOf('function')
})
