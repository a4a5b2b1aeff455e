import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import { testApp } from '../testing/context.ts'
import { requireAccess } from './access.ts'
import { signed } from './signing/three-layer.ts'

const { app, context } = await testApp()

const fresh = () => {
  const empty = Fastify().withTypeProvider<ZodTypeProvider>()
  requireAccess(empty)
  return empty
}
const nothing = async () => ({})

describe('P6 the registration of routes', () => {
  test.each([
    ['POST', '/api/new'],
    ['GET', '/api/new'],
    ['GET', '/api/content/agreements/:key/secret'],
    ['POST', '/api/activities'],
    ['POST', '/config.json'],
    ['GET', '/trade/orders'],
    ['DELETE', '/dev/sms'],
    ['GET', '/dev/sms'],
    ['POST', '/developers/x'],
  ])('P6 route registration refuses %s %s, which is neither signed nor open to every caller', async (method, url) => {
    const app = fresh().route({ method, url, handler: nothing })
    await expect(app.ready()).rejects.toThrow(`${method} ${url} is neither signed nor open`)
  })

  test('P6 route registration refuses a route whose signature check is not the first hook that sees the body', async () => {
    const preHandler = signed(context, ['login'])
    await expect(fresh().post('/api/new', { preHandler }, nothing).ready()).rejects.toThrow('neither signed')
  })
})

test('P6 a hook of a scope may declare the access of its routes, and of no others', async () => {
  const withScope = (app: ReturnType<typeof fresh>) =>
    app.register(
      async (scope) => {
        scope.addHook('onRoute', (route) => {
          route.config = { ...route.config, access: 'sandbox' }
        })
        scope.get('/sms', nothing)
        scope.delete('/sms/:id', nothing)
      },
      { prefix: '/dev' },
    )
  await withScope(fresh()).ready()
  await expect(withScope(fresh()).post('/dev/new', nothing).ready()).rejects.toThrow('POST /dev/new is neither signed')
})

test('P6 signed routes are listed with the levels that may call them', () => {
  const empty = fresh()
  empty.post('/api/new', { preValidation: signed(context, ['register', 'login']) }, nothing)
  empty.register(
    async (scope) => {
      scope.post('/new', { preValidation: [async () => undefined, signed(context, ['login'])] }, nothing)
    },
    { prefix: '/trade' },
  )
  return empty.ready().then(() =>
    expect(empty.signedRoutes).toEqual([
      { method: 'POST', url: '/api/new', twoLayer: false, levels: ['register', 'login'] },
      { method: 'POST', url: '/trade/new', twoLayer: false, levels: ['login'] },
    ]),
  )
})

test('S3 signed routes with the same target on different hosts are one function with one access rule, since the host is not signed', () => {
  const targetOf = (url: string) => url.replace(/^\/[^/]+/, '')
  const targets = new Set(app.signedRoutes.map(({ url }) => targetOf(url)))
  for (const target of targets) {
    const [first, ...more] = app.signedRoutes.filter(({ url }) => targetOf(url) === target)
    if (more.length > 0) expect(target).toMatch(/^\/(market|\w+\/matrix)\//)
    for (const { levels, twoLayer } of more)
      expect({ levels, twoLayer }).toEqual({ levels: first?.levels, twoLayer: first?.twoLayer })
  }
  expect(targets.size).toBeGreaterThan(10)
})
