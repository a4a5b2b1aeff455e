import { staffTries } from '@foyer/api/endpoints/staff'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { createConnectors } from '../../connectors/connect.ts'
import { demoStaff } from '../../connectors/staff-provider/demo-staff.ts'
import { testClock } from '../../testing/clock.ts'
import { emptyApp, testContext } from '../../testing/context.ts'
import { productionVariables } from '../../testing/production.ts'
import { pruneStaff } from './prune.ts'
import { idleMs, lifeMs } from './rules.ts'
import { browser, callbackOf, signIn } from './testing/browser.ts'
import { staffVariables } from './testing/variables.ts'

const { clocks, advance } = testClock(Date.now())
const { app, context } = await emptyApp({ clocks })
const { db } = context

const sessionOf = async (visitor: ReturnType<typeof browser>) => (await visitor.call(app, '/staff/session')).json()
const textOf = (html: string) => /<p>([^<]+)<\/p>/.exec(html)?.[1]
const trail = () =>
  db`select actor, staff_id as by, event, reference from audit_entries where subject = 'staff_members' order by id desc`

describe('the sign-in of staff', () => {
  test.each(demoStaff)('$name signs in at the provider and has the roles of their groups', async (member) => {
    const visitor = browser()
    const reply = await signIn(app, visitor, member.id, 'to=/console/people')
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/console/people'])
    const now = clocks.wall()
    const { data } = await sessionOf(visitor)
    expect(data).toMatchObject({ name: member.name, roles: member.roles, endsAt: now + lifeMs, idleMs })
    // the provider's clock counts whole seconds
    expect(data.provedUntil).toBeGreaterThan(now + 290_000)
    expect((await trail())[0]).toEqual({
      ...{ actor: 'staff', by: data.id, event: 'sign_in' },
      reference: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
    })
  })

  test('a request of the provider has PKCE, state and nonce, and requests a recent proof', async () => {
    const { headers } = await app.inject('/staff/sign-in')
    const requested = Object.fromEntries(new URL(String(headers.location), 'http://localhost').searchParams)
    const random = expect.stringMatching(/^[\w-]{43}$/)
    expect(requested).toMatchObject({
      state: random,
      nonce: random,
      code_challenge: random,
      code_challenge_method: 'S256',
    })
    expect(requested).toMatchObject({ max_age: '28800', response_type: 'code' })
    const again = await app.inject('/staff/sign-in?prove=yes')
    expect(String(again.headers.location)).toMatch(/prompt=login&max_age=0/)
  })

  test('the cookies are read by no script and sent by no form of another site, and in production only over TLS', async () => {
    const visitor = browser()
    const reply = await signIn(app, visitor, 'staff-1')
    expect(reply.headers['set-cookie']).toMatch(
      /^foyer-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=28800$/,
    )
    const environment = readEnvironment({ ...productionVariables, LOG_LEVEL: 'silent' })
    const { sandbox: _, ...staffProvider } = context.connectors.staffProvider!
    const connectors = { ...context.connectors, staffProvider }
    const production = await emptyApp({ db, clocks, environment, connectors })
    const person = browser()
    const begun = await person.open(production.app, '/staff/sign-in', () => true)
    expect(begun.headers['set-cookie']).toMatch(
      /^__Host-foyer-staff-browser=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
    )
    const page = await person.open(app, String(begun.headers.location))
    const proved = await person.choose(app, page, 'member=staff-1', (path) => path.includes('/staff/callback'))
    const done = await person.open(production.app, String(proved.headers.location), (path) => path === '/console/')
    expect(done.headers['set-cookie']).toMatch(
      /^__Host-foyer-staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=28800$/,
    )
    expect((await person.call(production.app, '/staff/session')).json().data.roles).toEqual(['author'])
    // a cookie without the prefix could come from another host of the domain
    person.cookies.set('foyer-staff', person.cookies.get('__Host-foyer-staff') ?? '')
    person.cookies.delete('__Host-foyer-staff')
    expect((await person.call(production.app, '/staff/session')).json().reason).toBe('staff_signed_out')
  })

  test('production has neither the sandbox’s provider nor its pages', async () => {
    const environment = readEnvironment({ ...productionVariables, LOG_LEVEL: 'silent' })
    const production = await emptyApp({ db, clocks, environment })
    const reply = await production.app.inject('/staff/sign-in')
    expect([reply.statusCode, textOf(reply.body)]).toEqual([404, 'The sign-in of staff is not set up on this server.'])
    const page = await production.app.inject('/sandbox/staff-provider/.well-known/openid-configuration')
    expect(page.statusCode).toBe(404)
  })

  test('neither a cookie nor a state is stored', async () => {
    const visitor = browser()
    const state = new URL(await callbackOf(app, visitor, 'staff-2'), 'http://localhost').searchParams.get('state') ?? ''
    await signIn(app, visitor, 'staff-2')
    const stored = JSON.stringify([
      await db`select staff_sessions::text from staff_sessions`,
      await db`select staff_sign_ins::text from staff_sign_ins`,
      await db`select audit_entries::text from audit_entries`,
    ])
    for (const secret of [state, ...visitor.cookies.values()]) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(Buffer.from(secret, 'base64url').toString('hex'))
    }
  })

  test('a person who leaves the provider’s page reads so, with a way to begin again', async () => {
    const visitor = browser()
    const page = await visitor.open(app, '/staff/sign-in?to=/insights/')
    const reply = await visitor.choose(app, page, 'cancel=yes')
    expect([reply.statusCode, textOf(reply.body)]).toEqual([403, 'You left the sign-in before it was complete.'])
    expect(reply.body).toContain('href="/staff/sign-in?to=%2Finsights%2F"')
    expect(visitor.cookies.has('foyer-staff')).toBe(false)
  })

  test('the page of a refusal is in the language of the browser', async () => {
    const headers = { 'accept-language': 'zh-HK,zh;q=0.9,en;q=0.5' }
    const { body } = await app.inject({ url: '/staff/callback?code=x&state=x', headers })
    expect(body).toContain('<html lang="zh-HK">')
    expect(body).toContain('您尚未登入')
  })

  test.each(['https://evil.example/', '//evil.example', '/console/"><script>', '/dev/sms', 'console/'])(
    'a sign-in never returns to %s',
    async (to) => {
      const reply = await app.inject(`/staff/sign-in?${new URLSearchParams({ to })}`)
      expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
    },
  )

  test('a network takes at most 600 steps of sign-ins in a quarter of an hour', async () => {
    const from = (url: string) => app.inject({ url, remoteAddress: '10.9.9.9' })
    for (const url of ['/staff/sign-in', '/staff/callback?state=x']) expect((await from(url)).statusCode).not.toBe(429)
    await db`update request_rates set hits = hits + ${staffTries.calls - 3} where bucket like 'staff-sign-in:%' and hits = 2`
    expect((await from('/staff/callback?state=x')).statusCode).toBe(401)
    const reply = await from('/staff/sign-in')
    expect([reply.statusCode, reply.json().reason, reply.headers['retry-after']]).toEqual([429, 'rate_limited', '900'])
  })
})

describe('an answer of the provider', () => {
  test('An answer of the provider works once, also for concurrent calls, and in no other browser', async () => {
    const [own, other] = [browser(), browser()]
    const address = await callbackOf(app, own, 'staff-3')
    const stolen = await other.open(app, address)
    expect([stolen.statusCode, other.cookies.has('foyer-staff')]).toEqual([401, false])
    await other.open(app, '/staff/sign-in', () => true)
    expect((await other.open(app, address)).statusCode).toBe(401)
    const isPage = (to: string) => to === '/console/'
    const replies = await Promise.all([1, 2, 3].map(() => own.open(app, address, isPage)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([303, 401, 401])
    expect(textOf((await own.open(app, address)).body)).toMatch(/no longer valid, or another browser began it/)
  })

  test('An answer of the provider proves nothing with the state of another sign-in of the same browser, since nonce and PKCE differ', async () => {
    const visitor = browser()
    const first = new URL(await callbackOf(app, visitor, 'staff-3'), 'http://localhost').searchParams
    const second = new URL(await callbackOf(app, visitor, 'staff-4'), 'http://localhost').searchParams
    second.set('code', first.get('code') ?? '')
    const reply = await visitor.open(app, `/staff/callback?${second}`)
    expect([reply.statusCode, visitor.cookies.has('foyer-staff')]).toEqual([401, false])
  })

  test.each([
    ['a repeated state', (of: URLSearchParams) => of.append('state', 'x'), 400],
    ['another state', (of: URLSearchParams) => of.set('state', 'x'), 401],
    ['no state', (of: URLSearchParams) => of.delete('state'), 401],
    ['another code', (of: URLSearchParams) => of.set('code', 'x'), 401],
    ['another issuer', (of: URLSearchParams) => of.set('iss', 'https://other.example'), 401],
  ])('An answer of the provider proves nothing with %s', async (_, change, status) => {
    const visitor = browser()
    const query = new URL(await callbackOf(app, visitor, 'staff-5'), 'http://localhost').searchParams
    change(query)
    expect((await visitor.open(app, `/staff/callback?${query}`)).statusCode).toBe(status)
    expect(visitor.cookies.has('foyer-staff')).toBe(false)
  })

  test('An answer of the provider proves nothing ten minutes after the sign-in began', async () => {
    const visitor = browser()
    const address = await callbackOf(app, visitor, 'staff-3')
    advance(600_000)
    expect((await visitor.open(app, address)).statusCode).toBe(401)
    await pruneStaff(context)
    expect(await db`select 1 from staff_sign_ins`).toEqual([])
    advance(-600_000)
  })

  test('An answer of the provider opens a session that an attacker could not have chosen, and replaces the earlier one', async () => {
    const visitor = browser()
    await signIn(app, visitor, 'staff-6')
    const before = visitor.cookies.get('foyer-staff') ?? ''
    visitor.cookies.set('foyer-staff', 'a'.repeat(43))
    await signIn(app, visitor, 'staff-6')
    const fixed = visitor.cookies.get('foyer-staff')
    expect(fixed).not.toBe('a'.repeat(43))
    const old = browser()
    old.cookies.set('foyer-staff', before)
    expect((await sessionOf(old)).data.name).toBe('Lam Wai Keung')
    await signIn(app, old, 'staff-6')
    const ended = browser()
    ended.cookies.set('foyer-staff', before)
    expect((await sessionOf(ended)).reason).toBe('staff_signed_out')
  })
})

describe('a new proof of identity', () => {
  test('A new proof of identity is requested of a person who is signed in, and gives a new session that admits to dangerous acts', async () => {
    const visitor = browser()
    await signIn(app, visitor, 'staff-8')
    const before = visitor.cookies.get('foyer-staff')
    // as if the person had proved their identity long ago
    await db`update staff_sessions set proved_at = proved_at - interval '1 hour'`
    const add = { name: 'Script', scopes: ['gifts'], reason: 'a test needs it' }
    expect((await visitor.call(app, '/staff/machines/add', add)).json().reason).toBe('proof_needed')
    const silent = await visitor.open(app, '/staff/sign-in', (path) => path === '/console/')
    expect(silent.statusCode).toBe(303)
    const page = await visitor.open(app, '/staff/sign-in?prove=yes&to=/console/people')
    expect(page.body).toContain('<form')
    await visitor.choose(app, page, 'member=staff-8', (path) => path === '/console/people')
    expect(visitor.cookies.get('foyer-staff')).not.toBe(before)
    expect((await visitor.call(app, '/staff/machines/add', add)).json().status).toBe(0)
  })

  test('A proof of identity is refused if the person removed the request from the address and returns with an older proof', async () => {
    const visitor = browser()
    await signIn(app, visitor, 'staff-8')
    advance(60_000)
    const begun = await visitor.open(app, '/staff/sign-in?prove=yes', () => true)
    const address = new URL(String(begun.headers.location), 'http://localhost')
    for (const name of ['prompt', 'max_age']) address.searchParams.delete(name)
    const reply = await visitor.open(app, address.href)
    expect([reply.statusCode, textOf(reply.body)]).toEqual([
      401,
      expect.stringMatching(/^This sign-in is no longer valid/),
    ])
    advance(-60_000)
  })
})

describe('a person without access', () => {
  const withRoles = async (roles: readonly string[]) => {
    const { context: parts } = await testContext({ db, clocks })
    const provider = parts.connectors.staffProvider!
    const finish: typeof provider.finish = async (...given) =>
      ({ ...(await provider.finish(...given)), roles }) as never
    return (await emptyApp({ db, clocks, connectors: { ...parts.connectors, staffProvider: { ...provider, finish } } }))
      .app
  }

  test('A person whose groups have no role is refused by a clear page, and loses their earlier sessions', async () => {
    const visitor = browser()
    await signIn(app, visitor, 'staff-8')
    const before = browser()
    before.cookies.set('foyer-staff', visitor.cookies.get('foyer-staff') ?? '')
    const without = await withRoles([])
    const reply = await signIn(without, browser(), 'staff-8')
    expect([reply.statusCode, textOf(reply.body)]).toEqual([
      403,
      expect.stringMatching(/^None of your groups has a role/),
    ])
    expect((await sessionOf(before)).reason).toBe('staff_signed_out')
    expect((await trail())[0]).toMatchObject({ event: 'sign_in_refused' })
  })

  test('A person who was never admitted is not stored', async () => {
    await db`delete from staff_members where name = 'Ng Siu Ying'`
    expect((await signIn(await withRoles([]), browser(), 'staff-7')).statusCode).toBe(403)
    expect(await db`select 1 from staff_members where name = 'Ng Siu Ying'`).toEqual([])
  })

  test('A suspended person is refused by a clear page until an administrator restores them', async () => {
    await signIn(app, browser(), 'staff-5')
    await db`update staff_members set suspended_at = ${new Date(clocks.wall())} where name = 'Ho Tsz Ching'`
    const reply = await signIn(app, browser(), 'staff-5')
    expect([reply.statusCode, textOf(reply.body)]).toEqual([
      403,
      expect.stringMatching(/^An administrator has suspended/),
    ])
    await db`update staff_members set suspended_at = null where name = 'Ho Tsz Ching'`
    expect((await signIn(app, browser(), 'staff-5')).statusCode).toBe(303)
  })
})

test('while the provider is away the page says so, and a sign-out still ends the session', async () => {
  const visitor = browser()
  await signIn(app, visitor, 'staff-1')
  const environment = readEnvironment(staffVariables('http://127.0.0.1:1'))
  const connectors = createConnectors({ ...context, environment }, pino({ level: 'silent' }))
  const away = await emptyApp({ ...context, environment, connectors })
  const reply = await away.app.inject('/staff/sign-in')
  expect([reply.statusCode, textOf(reply.body)]).toEqual([503, expect.stringMatching(/does not answer/)])
  expect((await visitor.call(away.app, '/staff/session/end')).json()).toEqual({ status: 0, data: { provider: null } })
  expect((await sessionOf(visitor)).reason).toBe('staff_signed_out')
})
