import type { AccountFiguresReply, AccountValuesReply } from '@foyer/api/accounts'
import { expect, test } from 'vitest'
import { payIn } from '../../engine/cash.ts'
import { testApp } from '../../testing/context.ts'
import { logIn } from '../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { clientNoHash } from './client-no.ts'
import { addToPosition } from './positions.ts'

const { app, context, clock } = await testApp()
const { db, secrets, clocks } = context

let opened = 0
/** A client logged in to a new account with the given facts. */
const client = async (facts: object = {}) => {
  opened++
  // an SMS code may be sent once a minute
  clock.advance(60_000)
  const number = hongKongNumber(480 + opened)
  const mobile = `+${number.areaCode}${number.mobileNo}`
  const reply = await app.inject({ method: 'POST', url: '/dev/clients', payload: { mobile, trades: 'none', ...facts } })
  const { clientNo } = reply.json().data
  const from = device(app, context, `1.39.0.${opened}`)
  const person = await signIn(context, from, number)
  const { login, data } = await logIn(context, from, person, clientNo, number)
  const proof = { password: String(data.password.sm3), passwordDs: String(data.password.dogskin) }
  const [account] = await db<[{ id: number }]>`
    select id from client_accounts where client_no_hash = ${clientNoHash(secrets, clientNo)}`
  const read = async (name: string, body: object = proof) =>
    (await from.post(`/trade/trade/matrix/account/${name}`, body, login)).json()
  return {
    id: account.id,
    read,
    values: async () => (await read('values')).data as AccountValuesReply,
    figures: async () => (await read('figures')).data as AccountFiguresReply,
  }
}
type Client = Awaited<ReturnType<typeof client>>
const buy = (one: Client, code: string, quantity: number, cost: number) =>
  db.begin((tx) => addToPosition(tx, { accountId: one.id, code, quantity, cost, at: clocks.business() }))
const day = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)

test('E2 an account has a value for each completed trading day of the last year', async () => {
  const one = await client({ cash: 1_000_00, positions: [{ code: '02800', quantity: 1_000, cost: 25_000_00 }] })
  const { asOf, values } = await one.values()
  const days = values?.map((each) => each.day) ?? []
  expect(days.length).toBeGreaterThan(230)
  expect(days).toEqual([...new Set(days)].sort())
  expect(days.every((each) => each <= day(asOf) && ![0, 6].includes(new Date(each).getUTCDay()))).toBe(true)
  // a fund of some 25,000 dollars, or the cash before it was bought
  expect(values?.every(({ value }) => value > 15_000_00 && value < 45_000_00)).toBe(true)
  expect(new Set(values?.map(({ value }) => value)).size).toBeGreaterThan(10)
})

test('E2 a payment into the account changes its value of that day on, and is named as such', async () => {
  const one = await client({ cash: 5_000_00 })
  await db.begin((tx) =>
    payIn(tx, { unit: 'HKD', kind: 'bank' }, 'deposit', {
      accountId: one.id,
      amount: 700_00,
      subject: 'test',
      subjectId: '1',
      at: clocks.business() - 10 * 86_400_000,
    }),
  )
  const { values } = await one.values()
  expect(values?.[0]).toMatchObject({ value: 5_000_00, paidIn: 0 })
  expect(values?.at(-1)).toMatchObject({ value: 5_700_00 })
  expect(values?.reduce((sum, { paidIn }) => sum + paidIn, 0)).toBe(700_00)
})

test('E2 past values are refused without the secrets of the login', async () => {
  const one = await client()
  expect(await one.read('values', { password: 'x', passwordDs: 'y' })).toMatchObject({ reason: 'login_secret_wrong' })
})

test('E2 the gain of the day follows from the price of the day before and from what was bought that day', async () => {
  const one = await client({ positions: [{ code: '02800', quantity: 1_000, cost: 25_000_00 }] })
  const { positions: before, day: first } = await one.figures()
  const [held] = before
  expect(first).toMatchObject({ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), gain: held?.dayGain })
  const paid = 13_000_00
  await buy(one, '02800', 500, paid)
  const { positions, day: now, figures } = await one.figures()
  const [more] = positions
  const price = Math.round(Number(more?.price) * 100)
  expect(more?.dayGain).toBe((held?.dayGain ?? Number.NaN) + 500 * price - paid)
  const net = figures.cashAccount ?? Number.NaN
  const percent = ((now?.gain ?? Number.NaN) / (net - (now?.gain ?? 0))) * 100
  expect(Number(now?.percent)).toBeCloseTo(percent, 1)
})

test('E2 a security that was sold on the day counts in the gain of the account', async () => {
  const one = await client({ positions: [{ code: '02800', quantity: 1_000, cost: 25_000_00 }], cash: 1_00 })
  const [held] = (await one.figures()).positions
  const gain = 123_45
  const proceeds = (held?.marketValue ?? 0) - (held?.dayGain ?? 0) + gain
  await db`delete from positions where account_id = ${one.id}`
  await db`insert into position_changes ${db({ account_id: one.id, code: '02800', at: new Date(clocks.business()), quantity: -1_000, paid: -proceeds })}`
  const { positions, day: now } = await one.figures()
  expect([positions, now?.gain]).toEqual([[], gain])
})

test('E2 changes that contradict the positions show no gain of the day', async () => {
  const one = await client({ positions: [{ code: '02800', quantity: 1_000, cost: 25_000_00 }] })
  await db`insert into position_changes ${db({ account_id: one.id, code: '02800', at: new Date(clocks.business()), quantity: 1_001, paid: 1 })}`
  const { positions, day: now } = await one.figures()
  expect([positions[0]?.dayGain, now]).toEqual([null, null])
})
