import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { hongKongNumber, signIn } from '../../testing/sign-in.ts'
import { type Credentials, credentialsOf, type Device, device, sealField } from '../../testing/signed-client.ts'
import { newcomers } from '../activities/testing.ts'
import { pruneExpired } from '../privacy/prune-expired.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
const minute = 60_000
const day = 24 * 60 * minute

const castVote = async (from: Device, as: Credentials, question: string, helpful: boolean) =>
  (await from.post('/api/user/cross-border/vote', { question, helpful }, as)).json().data.votes
const ownVotes = async (from: Device, as: Credentials) =>
  (await from.post('/api/user/cross-border/votes', {}, as)).json().data.votes
const storedVotes = async (question: string) => [
  ...(await db<{ helpful: boolean; person: boolean }[]>`
    select helpful, person_id is not null as person from question_votes where question = ${question}`),
]

test("R26 A visitor who votes and then signs in counts once, because the votes become the person's", async () => {
  const from = device(app, context)
  await castVote(from, await from.tourist(), 'tax', true)
  await castVote(from, await from.tourist(), 'fees', false)
  const { register, tourist } = await signIn(context, from, hongKongNumber(1))
  expect(await storedVotes('tax')).toEqual([{ helpful: true, person: true }])
  expect(await ownVotes(from, register)).toEqual([
    { question: 'fees', helpful: false },
    { question: 'tax', helpful: true },
  ])
  expect(await ownVotes(from, tourist)).toEqual([])
  await castVote(from, register, 'tax', false)
  expect(await storedVotes('tax')).toEqual([{ helpful: false, person: true }])
})

test("R26 Of a visitor's vote and a vote of the person the later one remains", async () => {
  const number = hongKongNumber(2)
  const early = device(app, context)
  await castVote(early, await early.tourist(), 'pair', false)
  clock.advance(minute)
  const own = device(app, context)
  const { register } = await signIn(context, own, number)
  await castVote(own, register, 'pair', true)
  await castVote(own, register, 'scam', true)
  clock.advance(minute)
  await castVote(early, await early.tourist(), 'scam', false)
  // an SMS code may be sent to one number once a minute
  clock.advance(2 * minute)
  await signIn(context, early, number)
  expect(await storedVotes('pair')).toEqual([{ helpful: true, person: true }])
  expect(await storedVotes('scam')).toEqual([{ helpful: false, person: true }])
})

test("R26 A registration handed to a web view takes over the votes of the web view's visitor", async () => {
  const shell = device(app, context)
  const { register } = await signIn(context, shell, hongKongNumber(3))
  const view = device(app, context)
  const tourist = await view.tourist()
  await castVote(view, tourist, 'currency', true)
  const { code } = (await shell.post('/api/user/handoff', {}, register)).json().data
  const body = { code: sealField(tourist.appKey, code), mobileUserCode: view.mobileUserCode }
  const { data } = (await view.post('/trade/auth/handoff', body, tourist)).json()
  expect(await storedVotes('currency')).toEqual([{ helpful: true, person: true }])
  expect(await ownVotes(view, credentialsOf(data))).toEqual([{ question: 'currency', helpful: true }])
})

test('O4 A vote of a visitor or person is stored for a year from its last change, or as long as an operator sets', async () => {
  const from = device(app, context)
  const person = await someone()
  await castVote(from, await from.tourist(), 'joint', true)
  await castVote(person.from, person.as, 'joint', true)
  clock.advance(3 * day)
  await castVote(from, await from.tourist(), 'joint', false)
  await db`update question_votes set voted_at = voted_at - ${362 * day} * interval '1 millisecond'`
  await pruneExpired(context)
  expect(await storedVotes('joint')).toEqual([{ helpful: false, person: false }])
  await ownerOf(db)`update retention_periods set days = 100 where kind = 'votes'`
  await Promise.all([pruneExpired(context), pruneExpired(context)])
  expect(await storedVotes('joint')).toEqual([])
})

test('O4 A person sees how many of their votes are stored, and for how long', async () => {
  const person = await someone()
  await castVote(person.from, person.as, 'assets', true)
  const { data } = (await person.from.post('/api/user/privacy', {}, person.as)).json()
  expect(data.counts.votes).toBe(1)
  expect(data.retention.map(({ kind }: { kind: string }) => kind)).toContain('votes')
})
