import { allEndpoints } from '@foyer/api/endpoints/all'
import { type Endpoint, endpoints } from '@foyer/api/endpoints/endpoint'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { mounts } from '../config/hosts.ts'
import { testApp } from '../testing/context.ts'
import { serve } from './serve.ts'

const { app, context } = await testApp()

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
