import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '../../config/environment.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { claimOf, demoNumber, logIn, loginBody, requestLoginCode } from '../../testing/log-in.ts'
import { codeSentTo, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { demoClients, demoPassword } from '../accounts/demo-clients.ts'

const { app, context, clock } = await testApp({ environment: readEnvironment({ LOG_LEVEL: 'debug' }) })
const { db } = context
const owner = ownerOf(db)
const lines: string[] = []
Object.defineProperty(app.log, pino.symbols.streamSym, { value: { write: (line: string) => lines.push(line) } })

const from = device(app, context, '203.0.113.91')
const person = await signIn(context, from, demoNumber(1))
clock.advance(60_000)
const { login, data, fundUserCode } = await logIn(context, from, person, '88001001', demoNumber(1))
const code = await codeSentTo(context, demoNumber(1))
const personal = [
  ...demoClients.flatMap(({ clientNo, name, mobile }) => [clientNo, name, mobile.slice(1)]),
  demoPassword,
]

test('N6 the log of a whole login with its failures contains no client, number, password, code, token or secret', async () => {
  const verify = (claim: object) => from.post('/api/user/login/verify', claim, person.register)
  for (let i = 0; i < 6; i++) await verify(claimOf(person, '88001002', 'Wrong-password-1'))
  await verify({ ...claimOf(person, '88001001'), secondFactor: { type: 'totp', code: '135790' } })
  await verify({ ...claimOf(person, '88001001'), secondFactor: { type: 'sms', code: '246801' } })
  await requestLoginCode(from, person, claimOf(person, '88001001'))
  await from.post('/trade/auth/login', loginBody(person, { fundUserCode, userToken: 'a-used-ticket' }), person.register)
  await from.post('/jwt/auth/quit', {}, login)
  await owner`alter table login_attempts add constraint broken check (bucket is null) not valid`
  expect((await verify(claimOf(person, '88001001'))).json().reason).toBe('server_error')

  const log = lines.join('')
  expect(log).toContain('unexpected failure')
  expect(log).toContain('login_locked')
  const { sm3, dogskin } = data.password
  const secrets = [fundUserCode, person.userCode, login.jwt, sm3, dogskin, 'Wrong-password', 'a-used-ticket', from.sid]
  for (const secret of [...personal, ...secrets, '203.0.113.9']) expect(log).not.toContain(secret)
  expect(log).not.toMatch(new RegExp(`\\b(${code}|135790|246801)\\b`))
})

test('N6 client number, name, number on record, password and ticket are not stored in clear text', async () => {
  // sandbox_messages simulates the person's phone
  const tables = await db<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('sandbox_messages', 'migrations', 'function_versions')`
  for (const { name } of tables) {
    const rows = JSON.stringify(await db`select t::text as row from ${db(name)} t`)
    for (const secret of personal) {
      expect(rows, name).not.toContain(secret)
      expect(rows, name).not.toContain(Buffer.from(secret).toString('hex'))
    }
  }
})

test('N6 a restarted sandbox does not change its demo clients', async () => {
  const { seedDemoClients } = await import('../accounts/add-demo-clients.ts')
  const all = () => db`select * from client_accounts order by id`
  const before = await all()
  expect(before).toHaveLength(4)
  await seedDemoClients(context)
  expect(await all()).toEqual(before)
  await db`delete from client_accounts where status = 'suspended'`
  await Promise.all([seedDemoClients(context), seedDemoClients(context)])
  expect(await all()).toHaveLength(4)
})
