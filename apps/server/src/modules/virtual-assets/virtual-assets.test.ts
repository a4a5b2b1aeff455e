import { discountReply, virtualAssetFunds } from '@foyer/api/virtual-assets'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { logIn } from '../../testing/log-in.ts'
import { signIn } from '../../testing/sign-in.ts'
import { type Credentials, type Device, device } from '../../testing/signed-client.ts'
import { clients, joinStatusOf, joins } from '../activities/testing.ts'
import { takes } from '../knowledge-tests/testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const client = clients(app, context)
const readDiscount = async (from: Device, as: Credentials) => (await from.post('/api/user/494/discount', {}, as)).json()
const funds = async () => {
  const reply = await app.inject('/api/virtual-assets/funds')
  return { reply, data: virtualAssetFunds.parse(reply.json()) }
}

test('R18 any visitor reads funds, counters, fees with their day and sum, the discount and the rules of the test', async () => {
  const { reply, data } = await funds()
  expect(data).toMatchObject({ withheld: false, test: { questions: 6, passMark: 5 }, discount: { percentOff: 50 } })
  expect(data.funds.flatMap(({ counters }) => counters.map(({ code }) => code))).toEqual(
    '03008 09008 03042 09042 83042 03439 09439 03009 09009 03046 09046 83046 03179 09179'.split(' '),
  )
  for (const { fees, exampleCost } of data.funds) {
    expect(fees.total).toBe(fees.management + fees.custody + fees.other)
    // of HK$10,000 a hundredth of a percent is a dollar
    expect(exampleCost).toBe(fees.total * 100)
  }
  expect(data.quotes?.delay).toBe(900)
  expect(data.quotes?.quotes.map(({ code, isDelayed }) => [code, isDelayed])).toEqual(
    data.funds.flatMap(({ counters }) => counters.map(({ code }) => [code, true])),
  )
  const { etag } = reply.headers
  const again = await app.inject({ url: '/api/virtual-assets/funds', headers: { 'if-none-match': String(etag) } })
  expect(again.statusCode).toBe(304)
})

test('R18 a mainland address receives no fund, fee or offer', async () => {
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: 'CN' } })
  const { reply, data } = await funds()
  expect(data).toMatchObject({ withheld: true, funds: [], discount: null, test: null })
  expect(reply.body).not.toMatch(/03008|bitcoin/i)
  const one = await client()
  expect(await readDiscount(one.from, one.login)).toMatchObject({ reason: 'activity_mainland' })
  expect(await joins(one.from, one.login, 494)).toMatchObject({ reason: 'activity_mainland' })
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: null } })
})

test('R18 a join grants the account a discount on any trade, to the end of the last day in Hong Kong', async () => {
  const one = await client()
  await takes({ from: one.from, as: one.register })
  expect(discountReply.parse((await readDiscount(one.from, one.login)).data)).toMatchObject({
    discount: null,
    otherAccount: false,
  })
  const { data } = await joins(one.from, one.login, 494)
  const { discount } = discountReply.parse((await readDiscount(one.from, one.login)).data)
  expect(discount).toMatchObject({ percentOff: 50, reference: data.participation.reference, isValid: true })
  expect(discount?.code).toMatch(/^C-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const until = discount?.validUntil ?? 0
  expect(new Date(until + 8 * 3_600_000).toISOString()).toMatch(/T00:00:00.000Z$/)
  const [row] = await db`select facts from fee_discounts where activity = 494 and code = ${discount?.code ?? ''}`
  expect(row?.facts).toEqual({ percentOff: 50, version: 1 })
  clock.moveBusiness(until - 1 - context.clocks.wall())
  expect((await readDiscount(one.from, one.login)).data.discount.isValid).toBe(true)
  clock.moveBusiness(until - context.clocks.wall())
  expect((await readDiscount(one.from, one.login)).data.discount.isValid).toBe(false)
  clock.moveBusiness(0)
})

test('R18 a person and an account have one discount; below login level and for another account none is shown', async () => {
  const one = await client()
  await takes({ from: one.from, as: one.register })
  await joins(one.from, one.login, 494)
  await joins(one.from, one.login, 494)
  expect(await readDiscount(one.from, one.register)).toMatchObject({ reason: 'level_too_low' })
  const mobile = `+${one.number.areaCode}${one.number.mobileNo}`
  const opened = await app.inject({ method: 'POST', url: '/dev/clients', payload: { mobile } })
  const from = device(app, context, '1.37.9.9')
  // two more codes are sent to the number
  clock.advance(700_000)
  const person = await signIn(context, from, one.number)
  const { login } = await logIn(context, from, person, opened.json().data.clientNo, one.number)
  expect(await joinStatusOf(from, login, 494)).toMatchObject({ gate: 'joined' })
  expect(discountReply.parse((await readDiscount(from, login)).data)).toMatchObject({
    discount: null,
    otherAccount: true,
  })
})

test('R18 each account shows its own code and reference to a person who is logged in to it, whichever account they joined with', async () => {
  const [one, two] = [await client(), await client()]
  const references: string[] = []
  for (const each of [one, two]) {
    await takes({ from: each.from, as: each.register })
    references.push((await joins(each.from, each.login, 494)).data.participation.reference)
  }
  expect((await readDiscount(one.from, one.login)).data.discount.reference).toBe(references[0])
  // a number receives one code a minute
  clock.advance(61_000)
  const { login } = await logIn(context, one.from, one, two.clientNo, two.number)
  expect((await joinStatusOf(one.from, login, 494)).participation.reference).toBe(references[0])
  const there = (await readDiscount(one.from, login)).data
  expect(there).toEqual((await readDiscount(two.from, two.login)).data)
  expect(there).toMatchObject({ discount: { reference: references[1] }, otherAccount: false })
})
