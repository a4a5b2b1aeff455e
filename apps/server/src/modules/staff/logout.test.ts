import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { createConnectors } from '../../connectors/connect.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { testClock } from '../../testing/clock.ts'
import { emptyApp, testContext } from '../../testing/context.ts'
import { startTestProvider } from '../../testing/login-provider.ts'
import { subjectHashOf } from './members.ts'
import { openSession } from './sessions.ts'
import { browser, signIn } from './testing/browser.ts'
import { underCookie } from './testing/callers.ts'
import { staffVariables } from './testing/variables.ts'

const { clocks } = testClock(Date.now())
const provider = await startTestProvider(clocks.wall)
const environment = readEnvironment(staffVariables(provider.issuer))
const { context: parts } = await testContext({ environment, clocks })
const connectors = createConnectors(parts, pino({ level: 'silent' }))
const { app, context } = await emptyApp({ ...parts, connectors })
const { db, secrets } = context
beforeEach(() => provider.change())

/** A member of staff with two sessions at the provider. */
const member = async (sub: string) => {
  const [row] = await db<[{ id: string }]>`
    insert into staff_members (subject_hash, name, roles, last_sign_in_at)
    values (${subjectHashOf(secrets, `${provider.issuer} ${sub}`)}, 'Test', '{author}', ${new Date(clocks.wall())}) returning id`
  const open = (session: string) =>
    openSession(db, secrets, { memberId: row.id, providerSession: session, provedAt: 0 }, clocks.wall())
  return { id: row.id, first: await open(`${sub}-1`), second: await open(`${sub}-2`) }
}
const send = async (token: string) =>
  app.inject({
    method: 'POST',
    url: '/staff/back-channel-logout',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ logout_token: token }).toString(),
  })
const isOpen = async (cookie: string) =>
  (await app.inject({ method: 'POST', url: '/staff/session', headers: underCookie(cookie), payload: '{}' }))
    .statusCode === 200

test('a logout token ends the session that it names, or all of its subject, and is recorded', async () => {
  const one = await member('one')
  const other = await member('other')
  expect((await send(await provider.logoutToken({ sub: 'one', sid: 'one-1' }))).statusCode).toBe(200)
  expect([await isOpen(one.first), await isOpen(one.second)]).toEqual([false, true])
  expect((await send(await provider.logoutToken({ sub: 'one' }))).statusCode).toBe(200)
  expect([await isOpen(one.second), await isOpen(other.first)]).toEqual([false, true])
  const trail = await db`select event from audit_entries where subject_id = ${one.id}`
  expect(trail).toEqual([{ event: 'provider_logout' }, { event: 'provider_logout' }])
})

test('a logout token works once, and is stored only as a hash', async () => {
  await member('again')
  const token = await provider.logoutToken({ sub: 'again', jti: 'a-known-id' })
  expect((await send(token)).statusCode).toBe(200)
  expect((await send(token)).json().reason).toBe('invalid_request')
  const hash = keyedHash(secrets.identifierKey, 'staff logout token', 'a-known-id')
  expect(await db`select 1 from staff_logout_tokens where hash = ${hash}`).toHaveLength(1)
})

test.each([
  ['another audience', { aud: 'another' }, false],
  ['another issuer', { iss: 'https://other.example' }, false],
  ['no event', { events: {} }, false],
  ['a nonce', { nonce: 'x' }, false],
  ['neither subject nor session', { sub: null }, false],
  ['a forged signature', {}, true],
])('a logout token with %s ends nothing', async (_, claims, forged) => {
  const sub = `safe ${crypto.randomUUID()}`
  const one = await member(sub)
  provider.change({ forged })
  const given = Object.entries({ sub, ...claims }).filter(([, value]) => value !== null)
  const reply = await send(await provider.logoutToken(Object.fromEntries(given)))
  expect(reply.json().reason).toBe('invalid_request')
  expect(await isOpen(one.first)).toBe(true)
})

test('signing out at the sandbox’s own provider ends the session here', async () => {
  const { app: sandbox } = await emptyApp({ clocks })
  const visitor = browser()
  await signIn(sandbox, visitor, 'staff-2')
  const page = await visitor.open(sandbox, '/sandbox/staff-provider/session/end?client_id=foyer-console')
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? ''
  expect(xsrf).not.toBe('')
  await visitor.submit(sandbox, '/sandbox/staff-provider/session/end/confirm', `xsrf=${xsrf}&logout=yes`)
  await expect.poll(async () => (await visitor.call(sandbox, '/staff/session')).json().reason).toBe('staff_signed_out')
})
