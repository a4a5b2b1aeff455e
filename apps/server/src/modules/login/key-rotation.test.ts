import { createHash } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Secrets } from '../../config/secrets.ts'
import type { KeyRing } from '../../crypto/key-ring.ts'
import { seed } from '../../seeds.ts'
import { testContext } from '../../testing/context.ts'
import { demoNumber, logIn } from '../../testing/log-in.ts'
import { renewalBody, signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, device } from '../../testing/signed-client.ts'

const { context, clock } = await testContext()
await seed(context)

const hour = 3_600_000
const day = 24 * hour

const ring = (names: readonly string[], purpose: string): KeyRing => ({
  current: names[0] ?? '',
  keys: new Map(names.map((name) => [name, createHash('sha256').update(`${purpose} ${name}`).digest()])),
})

/** Restarts the server with these generations of both key rings, the first one current. */
let close = async (): Promise<unknown> => undefined
const restart = async (...names: string[]) => {
  await close()
  const secrets: Secrets = { ...context.secrets, token: ring(names, 'token'), master: ring(names, 'master') }
  const app = await buildApp({ ...context, secrets })
  close = () => app.close()
  return { app, context: { ...context, secrets } }
}
afterAll(() => close())

type Server = Awaited<ReturnType<typeof restart>>

/** The same device at the restarted server. */
const at = ({ app, context: served }: Server, { sid, mobileUserCode }: { sid: string; mobileUserCode: string }) => {
  const from = { ...device(app, served, undefined, sid), mobileUserCode }
  /** `valid`, or the reason why not */
  const check = async (credentials: Credentials) => {
    const body = { appId: 'foyer-test', checkType: 'ip', sessionId: sid }
    const { data, reason } = (await from.post('/jwt/auth/check', body, credentials)).json()
    return data ? data.valid : reason
  }
  const renew = async (person: { userCode: string; socketPwd: string }, by: Credentials) => {
    const { data } = (await from.post('/jwt/auth/register', renewalBody(from, person), by)).json()
    return { credentials: credentialsOf(data), socketPwd: String(data.socketPwd) }
  }
  const accountInfo = async (login: Credentials, { sm3, dogskin }: { sm3: string; dogskin: string }) => {
    const body = { password: sm3, passwordDs: dogskin }
    return (await from.post('/trade/trade/matrix/account/info', body, login)).json().status
  }
  return { ...from, check, renew, accountInfo }
}
/** Names of the keys that sign a token and derive its app key. */
const generationOf = ({ jwt }: Credentials): string[] => {
  const [head = '', body = ''] = jwt.split('.')
  const part = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString())
  return [part(head).kid, part(body).jti.split('.')[0]]
}

test('O3 both key rings rotate from a to b while a person has sessions of all three levels, and no one is signed out', async () => {
  const first = await restart('a')
  const one = device(first.app, first.context)
  const person = await signIn(first.context, one, demoNumber(2))
  clock.advance(60_000)
  const { login, data } = await logIn(first.context, one, person, '88002001', demoNumber(2))
  const issued = { tourist: person.tourist, register: person.register, login }
  // a person who does not open the page again before the old keys are removed
  const away = device(first.app, first.context)
  const absent = await signIn(first.context, away, demoNumber(1))
  for (const credentials of Object.values(issued)) expect(generationOf(credentials)).toEqual(['a', 'a'])

  // b signs, a still verifies: every level continues, including signatures and login secrets
  const both = await restart('b', 'a')
  const two = at(both, one)
  for (const credentials of Object.values(issued)) expect(await two.check(credentials)).toBe(true)
  expect(await two.accountInfo(login, data.password)).toBe('0')
  // renewed and new tokens use b from now on
  clock.advance(6 * day)
  const tourist = await two.tourist()
  const renewed = await two.renew(person, issued.register)
  const again = await logIn(both.context, two, { ...person, register: renewed.credentials }, '88002001', demoNumber(2))
  for (const credentials of [tourist, renewed.credentials, again.login]) {
    expect(generationOf(credentials)).toEqual(['b', 'b'])
    expect(await two.check(credentials)).toBe(true)
  }
  expect(await two.accountInfo(again.login, again.data.password)).toBe('0')

  // key a is removed the longest token lifetime after b became current
  clock.advance(day)
  const last = await restart('b')
  const three = at(last, one)
  expect(await three.check(tourist)).toBe(true)
  expect(await three.check(renewed.credentials)).toBe(true)
  expect((await three.renew({ ...person, socketPwd: renewed.socketPwd }, tourist)).socketPwd).toMatch(/^[\w-]{43}$/)
  // both logins ended after twelve hours, as without a rotation
  expect(await three.check(again.login)).toBe('token_expired')
  // the tokens of a have expired, and a person who was inactive renews with socketPwd
  for (const credentials of Object.values(issued)) expect(await three.check(credentials)).toBe('token_invalid')
  const back = at(last, away)
  const { credentials } = await back.renew(absent, await back.tourist())
  expect(await back.check(credentials)).toBe(true)
})

test('O3 a key removed too early ends its logins, but registrations still renew with socketPwd', async () => {
  clock.advance(day)
  const first = await restart('a')
  const one = device(first.app, first.context)
  const person = await signIn(first.context, one, demoNumber(2))
  clock.advance(60_000)
  const { login } = await logIn(first.context, one, person, '88002001', demoNumber(2))

  const after = at(await restart('b'), one)
  for (const credentials of [person.tourist, person.register, login])
    expect(await after.check(credentials)).toBe('token_invalid')
  const { credentials } = await after.renew(person, await after.tourist())
  expect(await after.check(credentials)).toBe(true)
})

test('O3 with several servers every server knows the new key before any signs with it', async () => {
  clock.advance(day)
  const knows = await restart('a', 'b')
  const one = device(knows.app, knows.context)
  expect(generationOf(await one.tourist())).toEqual(['a', 'a'])
  const signs = await restart('b', 'a')
  const two = at(signs, one)
  const tourist = await two.tourist()
  expect(generationOf(tourist)).toEqual(['b', 'b'])
  const laggard = await restart('a', 'b')
  expect(await at(laggard, one).check(tourist)).toBe(true)
})
