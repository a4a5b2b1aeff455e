import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { logIn } from '../../testing/log-in.ts'
import { productionVariables } from '../../testing/production.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { type Credentials, type Device, device } from '../../testing/signed-client.ts'
import { residenceRoutes } from './routes.ts'

const { app, context } = await testApp()
const url = '/api/user/version/isMainLand'
const mainlandAddress = '114.114.114.114'
const hongKongAddress = '1.36.0.1'

const call = (from: Device, credentials: Credentials, headers: Record<string, string> = {}) => {
  const call = from.sign(url, undefined, credentials)
  return from.send({ ...call, headers: { ...call.headers, ...headers } })
}
const answer = async (from: Device, credentials: Credentials, headers?: Record<string, string>) =>
  (await call(from, credentials, headers)).json()

describe('POST /api/user/version/isMainLand', () => {
  test('N5 an empty body returns whether the network address is in the mainland', async () => {
    const there = device(app, context, mainlandAddress)
    const here = device(app, context, hongKongAddress)
    expect(await answer(there, await there.tourist())).toEqual({ status: 0, data: true })
    expect(await answer(here, await here.tourist())).toEqual({ status: 0, data: false })
  })

  test.each([
    ['60.246.0.1', 'Macao'],
    ['168.95.1.1', 'Taiwan'],
    ['192.168.1.5', 'a private network'],
  ])('N5 %s in %s is not the mainland', async (address) => {
    const from = device(app, context, address)
    expect(await answer(from, await from.tourist())).toEqual({ status: 0, data: false })
  })

  test('N5 a registered mainland number counts as mainland at any address, and a Hong Kong one does not', async () => {
    const visitor = device(app, context, hongKongAddress)
    const mainlander = await signIn(context, visitor, { areaCode: '86', mobileNo: '13800138000' })
    expect(await answer(visitor, mainlander.register)).toEqual({ status: 0, data: true })
    // before the sign-in, the same device does not reveal the number
    expect(await answer(visitor, mainlander.tourist)).toEqual({ status: 0, data: false })

    // at an address of its own: a second code from one address requires work
    const local = device(app, context, '1.36.9.9')
    const hongKonger = await signIn(context, local, hongKongNumber(1))
    expect(await answer(local, hongKonger.register)).toEqual({ status: 0, data: false })
  })

  test('N5 the person’s number also counts at login level, whoever holds the account', async () => {
    const from = device(app, context, '1.36.7.7')
    const number = { areaCode: '86', mobileNo: '13900139000' }
    const facts = { mobile: '+8613900139000' }
    const { clientNo } = (await app.inject({ method: 'POST', url: '/dev/clients', payload: facts })).json().data
    const person = await signIn(context, from, number)
    const { login } = await logIn(context, from, person, clientNo, number)
    expect(await answer(from, login)).toEqual({ status: 0, data: true })
  })

  test('N5 the verified residence of the account that is logged in to overrides number and address', async () => {
    const cases = [
      { areaCode: '86', mobileNo: '13900139001', residence: 'hong_kong', country: 'CN', mainland: false },
      { areaCode: '852', mobileNo: '51200077', residence: 'mainland', country: 'HK', mainland: true },
    ]
    for (const [n, { areaCode, mobileNo, residence, country, mainland }] of cases.entries()) {
      const from = device(app, context, `1.36.8.${n + 1}`)
      const facts = { mobile: `+${areaCode}${mobileNo}`, residence }
      const { clientNo } = (await app.inject({ method: 'POST', url: '/dev/clients', payload: facts })).json().data
      const person = await signIn(context, from, { areaCode, mobileNo })
      const { login } = await logIn(context, from, person, clientNo, { areaCode, mobileNo })
      expect(await answer(from, login, { 'x-sandbox-country': country })).toEqual({ status: 0, data: mainland })
    }
  })

  test('N5 in the sandbox a header simulates another country, and an invalid value has no effect', async () => {
    const here = device(app, context, hongKongAddress)
    const tourist = await here.tourist()
    expect(await answer(here, tourist, { 'x-sandbox-country': 'CN' })).toEqual({ status: 0, data: true })
    for (const nonsense of ['cn', 'CHN', '86', ''])
      expect(await answer(here, tourist, { 'x-sandbox-country': nonsense })).toEqual({ status: 0, data: false })
  })

  test('N5 in production the header has no effect', async () => {
    const environment = readEnvironment({ LOG_LEVEL: 'silent', ...productionVariables })
    const { app: production } = await testApp({ ...context, environment })
    const there = device(production, context, mainlandAddress)
    const headers = { 'x-sandbox-country': 'HK', 'x-forwarded-for': hongKongAddress }
    expect(await answer(there, await there.tourist(), headers)).toEqual({ status: 0, data: true })
  })

  test('N5 behind a trusted proxy the visitor’s own address counts', async () => {
    const environment = readEnvironment({ LOG_LEVEL: 'silent', TRUST_PROXY: '10.9.9.9' })
    const { app: proxied } = await testApp({ ...context, environment })
    const proxy = device(proxied, context, '10.9.9.9')
    const tourist = await proxy.tourist()
    expect(await answer(proxy, tourist, { 'x-forwarded-for': mainlandAddress })).toEqual({ status: 0, data: true })
    expect(await answer(proxy, tourist, { 'x-forwarded-for': hongKongAddress })).toEqual({ status: 0, data: false })
    const written = [`${mainlandAddress}:54321`, '[2002:7272:7272::1]:443', '64:ff9b::7272:7272']
    for (const address of written)
      expect(await answer(proxy, tourist, { 'x-forwarded-for': address })).toEqual({ status: 0, data: true })
  })

  test.each([
    ['production that trusts no proxy warns', productionVariables, true],
    ['production that trusts one does not warn', { ...productionVariables, TRUST_PROXY: '10.9.9.9' }, false],
    ['the sandbox does not warn', {}, false],
  ])('N5 at the start %s that every visitor may have the address of the proxy', async (_name, variables, warns) => {
    const log = new PassThrough()
    const one = Fastify({ logger: { stream: log } }).withTypeProvider<ZodTypeProvider>()
    await residenceRoutes(one, { ...context, environment: readEnvironment(variables) })
    expect(String(log.read() ?? '').includes('TRUST_PROXY is empty')).toBe(warns)
  })

  test('S4 unsigned, tampered and replayed calls are refused', async () => {
    const from = device(app, context, mainlandAddress)
    const tourist = await from.tourist()
    expect((await app.inject({ method: 'POST', url })).json()).toMatchObject({ reason: 'token_missing' })
    const call = from.sign(url, undefined, tourist)
    expect((await from.send(call)).statusCode).toBe(200)
    expect((await from.send(call)).json()).toMatchObject({ reason: 'signature_replayed' })
    const tampered = { ...from.sign(url, undefined, tourist), url: `${url}?x=1` }
    expect((await from.send(tampered)).json()).toMatchObject({ reason: 'signature_wrong' })
  })

  test('the answer is not cached', async () => {
    const from = device(app, context, hongKongAddress)
    expect((await call(from, await from.tourist())).headers['cache-control']).toBe('no-store')
  })

  test('N5 the client’s content type without a body is accepted as an empty body', async () => {
    const from = device(app, context, hongKongAddress)
    const reply = await call(from, await from.tourist(), {
      'content-type': 'application/gm+json',
      'content-length': '0',
    })
    expect(reply.json()).toEqual({ status: 0, data: false })
  })
})
