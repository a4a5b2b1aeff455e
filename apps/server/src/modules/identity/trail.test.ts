import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { claimOf, demoNumber, logIn } from '../../testing/log-in.ts'
import { codeSentTo, hongKongNumber, renewalBody, signIn, type TestNumber } from '../../testing/sign-in.ts'
import { type Credentials, type Device, device } from '../../testing/signed-client.ts'
import { prunePseudonyms } from './pseudonyms.ts'

const { app, context, clock } = await testApp()
const { db } = context
const minute = 60_000
const day = 1440 * minute

type Entry = { event: string; subject: string; subjectId: string; detail: Record<string, unknown> }
/** The audit entries about authentication that some work adds. */
const recordedBy = async (work: () => Promise<unknown>): Promise<Entry[]> => {
  const [{ last }] = await db<[{ last: number }]>`select coalesce(max(id), 0)::int as last from audit_entries`
  await work()
  return db`
    select event, subject, subject_id as "subjectId", detail from audit_entries
    where id > ${last} and detail ? 'address' order by id`
}
const events = (entries: readonly Entry[]) => entries.map(({ event }) => event)
const wrongCodes = async (from: Device, number: TestNumber, tourist: Credentials, times: number) => {
  const sent = await codeSentTo(context, number)
  const code = sent === '000000' ? '111111' : '000000'
  for (let n = 0; n < times; n++) await from.post('/api/user/488/smsVerify', { ...number, code }, tourist)
}

describe('The audit trail', () => {
  test('SEC-8 The audit trail records sign-in, login and each quit once, with ids of person and account and pseudonyms of address and device', async () => {
    const from = device(app, context)
    const entries = await recordedBy(async () => {
      const person = await signIn(context, from, demoNumber(2))
      clock.advance(minute)
      const { login } = await logIn(context, from, person, '88002001', demoNumber(2))
      for (const as of [login, login, person.register, person.register]) await from.post('/jwt/auth/quit', {}, as)
    })
    expect(events(entries)).toEqual(['sign_in', 'login', 'quit', 'quit'])
    expect(entries.map(({ subject }) => subject)).toEqual(['persons', 'client_accounts', 'client_accounts', 'persons'])
    const pseudonyms = entries.map(({ detail: { address, device: by } }) => `${address} ${by}`)
    expect(new Set(pseudonyms).size).toBe(1)
    expect(pseudonyms[0]).toMatch(/^[0-9a-f]{24} [0-9a-f]{24}$/)
  })

  test('SEC-8 The audit trail records guesses at codes of many numbers from one address, registered or not, at most five per code', async () => {
    const address = '1.37.9.9'
    const registered = hongKongNumber(901)
    await signIn(context, device(app, context), registered)
    clock.advance(2 * minute)
    const entries = await recordedBy(async () => {
      for (const number of [registered, hongKongNumber(902)]) {
        const from = device(app, context, address)
        const tourist = await from.tourist()
        const remoteAddress = `172.23.0.${number.mobileNo.slice(-1)}`
        await from.send({ ...from.sign('/api/user/488/sms', number, tourist), remoteAddress })
        await wrongCodes(from, number, tourist, 7)
      }
    })
    expect(events(entries)).toEqual(Array(10).fill('code_failed'))
    expect(new Set(entries.map(({ subject }) => subject))).toEqual(new Set(['persons', 'mobile_numbers']))
    expect(new Set(entries.map(({ detail }) => detail.address)).size).toBe(1)
    expect(entries.filter(({ detail }) => detail.isVoid)).toHaveLength(2)
  })

  test('SEC-8 The audit trail records each counted wrong password and second factor, and no attempts that the waiting time refuses', async () => {
    const from = device(app, context)
    const person = await signIn(context, from, hongKongNumber(903))
    const attempt = (clientNo: string, secondFactor?: object) =>
      from.post(
        '/api/user/login/verify',
        {
          ...claimOf(person, clientNo, secondFactor ? undefined : 'wrong'),
          ...(secondFactor && { secondFactor }),
        },
        person.register,
      )
    const entries = await recordedBy(async () => {
      await attempt('88001001', { type: 'totp', code: '000000' })
      for (let n = 0; n < 8; n++) await attempt('88001001')
      for (let n = 0; n < 3; n++) await attempt('88009999')
    })
    expect(events(entries)).toEqual(['second_factor_failed', ...Array(7).fill('login_failed')])
    expect(entries.map(({ subject }) => subject)).toEqual([
      ...Array(5).fill('client_accounts'),
      ...Array(3).fill('client_numbers'),
    ])
    expect(JSON.stringify(entries)).not.toMatch(/88001001|88009999/)
  })

  test("SEC-8 The audit trail records renewals with another device's key, at most ten per session and hour, and none with an invented socketPwd", async () => {
    const from = device(app, context)
    const { socketPwd, userCode, tourist } = await signIn(context, from, hongKongNumber(904))
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const key = { 'app-pub-key': publicKey.export({ type: 'spki', format: 'der' }).toString('base64') }
    const renew = async (pwd: string) => {
      const call = from.sign('/jwt/auth/register', renewalBody(from, { userCode, socketPwd: pwd }), tourist)
      await app.inject({ ...call, headers: { ...call.headers, ...key } })
    }
    const entries = await recordedBy(async () => {
      for (let n = 0; n < 12; n++) await renew(socketPwd)
      await renew('made up')
    })
    expect(events(entries)).toEqual(Array(10).fill('renewal_refused'))
  })

  test('SEC-8 The audit trail contains nothing that identifies a person, an address or a device', async () => {
    const from = device(app, context, '1.37.77.77')
    const number = hongKongNumber(905)
    await signIn(context, from, number)
    const [{ text }] = await db<[{ text: string }]>`select string_agg(t::text, ' ') as text from audit_entries t`
    for (const secret of [number.mobileNo, from.sid, '1.37.77.77']) expect(text).not.toContain(secret)
  })

  test('SEC-8 The same address has another pseudonym after the salt of a month is deleted', async () => {
    const [one, two] = [device(app, context, '1.37.5.5'), device(app, context, '1.37.5.5')]
    const addressOf = async (from: Device, n: number) => {
      const [entry] = await recordedBy(() => signIn(context, from, hongKongNumber(n)))
      return entry?.detail.address
    }
    const before = await addressOf(one, 906)
    clock.advance(32 * day)
    const month = context.clocks.wall()
    await prunePseudonyms(db, new Date(month))
    expect(await db`select from audit_pseudonym_salts`).toHaveLength(0)
    expect(await addressOf(two, 907)).not.toBe(before)
    expect(await db`select from audit_pseudonym_salts`).toHaveLength(1)
  })
})
