import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testTwoServers } from '../../testing/context.ts'
import { together } from '../../testing/waiting.ts'
import { newcomers } from '../activities/testing.ts'
import { answersTo, opened, readState } from './testing.ts'

const { app, apps, context } = await testTwoServers()
const other = apps[1]
const { db } = context
const someone = newcomers(app, context)
type Person = Pick<Awaited<ReturnType<typeof someone>>, 'from' | 'as'>

/** Sends two calls of a person through two servers, so that both are in flight before either is answered. */
const atOnce = async ({ from, as }: Person, name: string, bodies: readonly [object, object]) => {
  const calls = [app, other].map((server, n) => {
    const call = from.sign(`/api/user/494/knowledgeTest/${name}`, bodies[n] ?? {}, as)
    return () => server.inject(call)
  })
  const replies = await together(db, (tx) => tx`select from persons for update`, calls)
  return replies.map((reply) => reply.json())
}

const judgements = (attempt: string) => db`
  select from audit_entries where subject = 'knowledge_attempts' and subject_id = ${attempt} and event = 'hand_in'`

test('R18 two tabs that begin at the same time through two servers get the same attempt', async () => {
  const [one, two] = await atOnce(await someone(), 'begin', [{ key: randomUUID() }, { key: randomUUID() }])
  expect(one.data.open.attempt).toMatch(/^[0-9a-f-]{36}$/)
  expect(two.data.open.attempt).toBe(one.data.open.attempt)
})

test('R18 an attempt that two connections hand in at the same time, one right and one wrong, is judged once', async () => {
  const person = await someone()
  const open = await opened(person)
  const body = (wrong: number) => ({ key: randomUUID(), attempt: open.attempt, answers: answersTo(open, wrong) })
  const [one, two] = await atOnce(person, 'handIn', [body(0), body(6)])
  expect(one.data.result).toEqual(two.data.result)
  expect((await readState(person)).data.last).toEqual(one.data.result)
  expect(await judgements(open.attempt)).toHaveLength(1)
})

test('R18 a repeated call while the first one is in flight begins once and judges once', async () => {
  const person = await someone()
  const begin = { key: randomUUID() }
  const [begun, again] = await atOnce(person, 'begin', [begin, begin])
  const { open } = begun.data
  expect(open.attempt).toMatch(/^[0-9a-f-]{36}$/)
  expect(again).toEqual(begun)
  const body = { key: randomUUID(), attempt: open.attempt, answers: answersTo(open, 3) }
  const [judged, repeated] = await atOnce(person, 'handIn', [body, body])
  expect(judged).toMatchObject({ status: 0, data: { result: { correct: 3, passed: false } } })
  expect(repeated).toEqual(judged)
  expect(await judgements(open.attempt)).toHaveLength(1)
})
