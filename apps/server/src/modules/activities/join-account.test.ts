import { expect, test } from 'vitest'
import { provideStock } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { logIn } from '../../testing/log-in.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { together } from '../../testing/waiting.ts'
import { clients, declare, joinBody, joinStatusOf, joins, publish } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const client = clients(app, context)

let last = 900
/** An open activity at login level with a stock of five. */
const activity = async (changes: Parameters<typeof declare>[2] = {}) => {
  last++
  await declare(context, last, { joinLevel: 'login', ...changes })
  await publish(context, last)
  await provideStock(db, last, 5)
  return last
}

let others = 0
/** Logs another person, with a phone number of their own, in to an existing account. */
const alsoIn = async ({ clientNo, number }: Awaited<ReturnType<typeof client>>) => {
  others++
  // an SMS code may be sent to one number once a minute
  clock.advance(61_000)
  const from = device(app, context, `1.38.0.${others}`)
  const person = await signIn(context, from, hongKongNumber(800 + others))
  return { from, ...(await logIn(context, from, person, clientNo, number)) }
}

const remaining = async (number: number) => {
  const [row] = await db<{ remaining: number }[]>`select remaining from activity_stock where activity = ${number}`
  return row?.remaining
}

test('N13 An account takes part once, however many phone numbers log in to it', async () => {
  const number = await activity()
  const one = await client()
  const other = await alsoIn(one)
  const first = await joins(one.from, one.login, number)
  expect(await joinStatusOf(other.from, other.login, number)).toMatchObject({
    gate: 'joined',
    participation: first.data.participation,
  })
  expect((await joins(other.from, other.login, number)).data.participation).toEqual(first.data.participation)
  expect(await remaining(number)).toBe(4)
})

test('N13 An account takes part once when two persons join with it concurrently', async () => {
  const number = await activity()
  const one = await client()
  const persons = [one, await alsoIn(one)]
  const replies = await together(
    db,
    (tx) => tx`select from client_accounts for update`,
    persons.map(
      ({ from, login }) =>
        () =>
          from.post(`/api/user/${number}/join`, joinBody(), login),
    ),
  )
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(new Set(replies.map((reply) => reply.json().data.participation.reference)).size).toBe(1)
  expect(await remaining(number)).toBe(4)
})

test('N13 An earlier participation of the account excludes every person who logs in to it', async () => {
  const earlier = await activity()
  const number = await activity({ eligibility: { notAfter: [earlier] } })
  const one = await client()
  const other = await alsoIn(one)
  await joins(one.from, one.login, earlier)
  expect(await joinStatusOf(other.from, other.login, number)).toMatchObject({ rule: 'earlier_participation' })
})

test('N13 An activity at register level is joined once per person, whatever account they are logged in to', async () => {
  const number = await activity({ joinLevel: 'register' })
  const one = await client()
  const other = await alsoIn(one)
  const first = await joins(one.from, one.login, number)
  const second = await joins(other.from, other.login, number)
  expect(second.data.participation.reference).not.toBe(first.data.participation.reference)
})

test('N13 An account suspended after its login cannot join another activity', async () => {
  const [before, number] = [await activity(), await activity()]
  const { from, login, fundUserCode } = await client()
  const first = await joins(from, login, before)
  await db`update client_accounts set status = 'suspended' where fund_user_code = ${fundUserCode}`
  expect(await joins(from, login, number)).toMatchObject({ reason: 'account_suspended' })
  expect(await remaining(number)).toBe(5)
  expect((await joins(from, login, before)).data.participation).toEqual(first.data.participation)
})

test('N13 A person who logs in to an account that took part under another person sees their own participation', async () => {
  const number = await activity()
  const [one, other] = [await client(), await client()]
  await joins(one.from, one.login, number)
  const own = await joins(other.from, other.login, number)
  // an SMS code may be sent to one number once a minute
  clock.advance(61_000)
  const both = await logIn(context, other.from, other, one.clientNo, one.number)
  expect(await joinStatusOf(other.from, both.login, number)).toMatchObject({
    gate: 'joined',
    participation: own.data.participation,
  })
})
