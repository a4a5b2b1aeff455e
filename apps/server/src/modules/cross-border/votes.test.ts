import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testTwoServers } from '../../testing/context.ts'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { device } from '../../testing/signed-client.ts'
import { newcomers } from '../activities/testing.ts'
import { idOf } from '../privacy/testing.ts'

const { app, apps, context } = await testTwoServers()
const other = apps[1]
const { db } = context
const someone = newcomers(app, context)
type From = ReturnType<typeof device>

let addresses = 0
const visitor = async () => {
  addresses++
  const from = device(app, context, `1.35.7.${addresses}`)
  return { from, as: await from.tourist() }
}
type Voter = { from: From; as: Awaited<ReturnType<From['tourist']>> }
const castVote = async ({ from, as }: Voter, question: unknown, helpful: unknown) =>
  (await from.post('/api/user/cross-border/vote', { question, helpful }, as)).json()
const ownVotes = async ({ from, as }: Voter) => (await from.post('/api/user/cross-border/votes', {}, as)).json()
const storedVotes = (question: string) =>
  db<[{ helpful: boolean }]>`select helpful from question_votes where question = ${question}`

test('R26 A visitor votes once on an answer and can change the vote', async () => {
  const one = await visitor()
  expect((await ownVotes(one)).data).toEqual({ votes: [] })
  expect((await castVote(one, 'tax', true)).data).toEqual({ votes: [{ question: 'tax', helpful: true }] })
  await castVote(one, 'tax', true)
  expect([...(await storedVotes('tax'))]).toEqual([{ helpful: true }])
  expect((await castVote(one, 'tax', false)).data.votes).toEqual([{ question: 'tax', helpful: false }])
  expect([...(await storedVotes('tax'))]).toEqual([{ helpful: false }])
})

test('R26 Concurrent votes of one visitor through two servers are one vote', async () => {
  const { from, as } = await visitor()
  const calls = Array.from({ length: 24 }, (_, n) =>
    (n % 2 === 0 ? app : other).inject(
      from.sign('/api/user/cross-border/vote', { question: 'fees', helpful: n % 3 === 0 }, as),
    ),
  )
  const replies = await Promise.all(calls)
  expect(replies.map((reply) => reply.json().status)).toEqual(Array(24).fill(0))
  expect(await storedVotes('fees')).toHaveLength(1)
  const [{ helpful }] = await storedVotes('fees')
  expect((await ownVotes({ from, as })).data.votes).toEqual([{ question: 'fees', helpful }])
})

test('R26 Each visitor and each person has votes of their own and sees no others', async () => {
  const [one, two] = [await visitor(), await visitor()]
  const person = await someone()
  await castVote(one, 'pair', true)
  await castVote(two, 'pair', false)
  await castVote(person, 'pair', true)
  expect(await storedVotes('pair')).toHaveLength(3)
  expect((await ownVotes(two)).data.votes).toEqual([{ question: 'pair', helpful: false }])
  // the same person on another device
  const elsewhere = await person.elsewhere()
  await castVote(elsewhere, 'pair', false)
  expect(await storedVotes('pair')).toHaveLength(3)
  expect((await ownVotes(person)).data.votes).toEqual([{ question: 'pair', helpful: false }])
})

test.each(hostileTexts)('R26 A vote on %s is refused and not stored', async (_what, text) => {
  const one = await visitor()
  expect(await castVote(one, text, true)).toMatchObject({ reason: 'invalid_request' })
  expect((await ownVotes(one)).data.votes).toEqual([])
})

test.each([
  ['a vote on an unknown question', 'no-such-question', true, 'not_found'],
  ['a vote without an answer', 'tax', 'yes', 'invalid_request'],
  ['a vote without a question', undefined, true, 'invalid_request'],
])('R26 %s is refused', async (_what, question, helpful, reason) => {
  expect(await castVote(await visitor(), question, helpful)).toMatchObject({ reason })
})

test('R26 An unsigned vote is refused, and replies carry cache-control: no-store', async () => {
  const payload = { question: 'tax', helpful: true }
  expect((await app.inject({ method: 'POST', url: '/api/user/cross-border/vote', payload })).statusCode).toBe(401)
  const { from, as } = await visitor()
  const reply = await from.post('/api/user/cross-border/votes', {}, as)
  expect(reply.headers['cache-control']).toBe('no-store')
})

test("O4 A person's votes are in their export and are erased with the person", async () => {
  const person = await someone()
  const personId = await idOf(context, person.mobile)
  await castVote(person, 'scam', true)
  const { data } = (await person.from.post('/api/user/privacy/export', {}, person.as)).json()
  expect(data.votes).toEqual([{ question: 'scam', helpful: true, at: context.clocks.wall() }])
  const body = { key: randomUUID(), understood: true }
  expect((await person.from.post('/api/user/privacy/erasure', body, person.as)).json()).toMatchObject({ status: 0 })
  expect(await db`select from question_votes where person_id = ${personId}`).toHaveLength(0)
})
