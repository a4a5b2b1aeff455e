import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testKind } from '../../activity-rules/virtual-asset-etf/knowledge-test.ts'
import { sampleContent } from '../../engine/facts/kind.ts'
import { testApp } from '../../testing/context.ts'
import { device } from '../../testing/signed-client.ts'
import { joins, newcomers } from '../activities/testing.ts'
import { answersTo, begins, handsIn, opened, readState, takes } from './testing.ts'

const knowledgeTest = sampleContent(testKind)

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
const attempts = async () => (await db`select from knowledge_attempts`).length

test('R18 a person cannot hand in the attempt of another person, nor one that does not exist', async () => {
  const open = await opened(await someone())
  const other = await someone()
  for (const attempt of [open.attempt, randomUUID()])
    expect(await handsIn(other, { attempt, answers: answersTo(open) })).toMatchObject({ reason: 'not_found' })
  expect(await handsIn(other, { attempt: 'x', answers: [] })).toMatchObject({ reason: 'invalid_request' })
  expect((await readState(other)).data).toMatchObject({ state: 'needed', last: null })
})

test('R18 answers to other or missing questions, two answers to one question and foreign options are refused; the attempt stays open', async () => {
  const person = await someone()
  const open = await opened(person)
  const { attempt } = open
  const right = answersTo(open)
  const [first, second] = right as [(typeof right)[0], (typeof right)[0]]
  const notDrawn = knowledgeTest.questions.find(({ id }) => !open.questions.some((question) => question.id === id))
  for (const answers of [
    [],
    right.slice(1),
    [...right, first],
    [first, ...right.slice(0, -1)],
    [{ ...first, question: notDrawn?.id }, ...right.slice(1)],
    [{ ...first, question: 'constructor' }, ...right.slice(1)],
    [{ ...first, option: 'z' }, ...right.slice(1)],
    [{ ...first, option: 0 }, second, ...right.slice(2)],
    [{ ...first, right: true }, second, ...right.slice(2)],
  ])
    expect(await handsIn(person, { attempt, answers })).toMatchObject({ reason: 'invalid_request' })
  expect(await handsIn(person, { attempt, answers: right, passed: true })).toMatchObject({ reason: 'invalid_request' })
  expect((await readState(person)).data).toMatchObject({ state: 'open', open: { attempt } })
  expect((await handsIn(person, { attempt, answers: [...right].reverse() })).data.result.passed).toBe(true)
})

test('R18 a repeated call under the same key returns the same answer, for begin and hand-in; any other use of the key is refused', async () => {
  const person = await someone()
  const key = randomUUID()
  const before = await attempts()
  const first = await begins(person, key)
  expect(await begins(person, key)).toEqual(first)
  const { open } = first.data
  const body = { key: randomUUID(), attempt: open.attempt, answers: answersTo(open, 3) }
  const failed = await handsIn(person, body)
  expect(await handsIn(person, body)).toEqual(failed)
  expect(await handsIn(person, { ...body, answers: answersTo(open) })).toMatchObject({ reason: 'key_reused' })
  expect(await handsIn(person, { ...body, key })).toMatchObject({ reason: 'key_reused' })
  clock.advance(knowledgeTest.waitMinutes * 60_000)
  // the key of the first attempt begins no second one, and a second attempt does not change the first result
  expect((await begins(person, key)).data).toMatchObject({ state: 'needed', open: null })
  expect(await attempts()).toBe(before + 1)
  await takes(person)
  expect((await handsIn(person, body)).data).toMatchObject({
    result: failed.data.result,
    status: { state: 'passed' },
  })
})

test('R18 a key that found an open attempt begins no later one: its repetition returns the same answer', async () => {
  const person = await someone()
  const open = await opened(person)
  const key = randomUUID()
  expect((await begins(person, key)).data).toMatchObject({ state: 'open', open: { attempt: open.attempt } })
  await handsIn(person, { attempt: open.attempt, answers: answersTo(open, 3) })
  clock.advance(knowledgeTest.waitMinutes * 60_000)
  const before = await attempts()
  expect((await begins(person, key)).data).toMatchObject({ state: 'needed', open: null })
  expect(await attempts()).toBe(before)
})

test('R18 repeated requests for a result under new keys store nothing', async () => {
  const person = await someone()
  const open = await opened(person)
  const body = { attempt: open.attempt, answers: answersTo(open) }
  const judged = await handsIn(person, body)
  const keys = async () => (await db`select from idempotency_keys`).length
  const before = await keys()
  for (let n = 0; n < 3; n++) expect(await handsIn(person, body)).toEqual(judged)
  expect(await keys()).toBe(before)
})

test('R18 better answers under another key do not change an attempt that was handed in', async () => {
  const person = await someone()
  const open = await opened(person)
  const failed = await handsIn(person, { attempt: open.attempt, answers: answersTo(open, 4) })
  const again = await handsIn(person, { attempt: open.attempt, answers: answersTo(open) })
  expect(again.data).toEqual(failed.data)
  expect(await begins(person)).toMatchObject({ reason: 'test_too_soon' })
})

test('R18 a visitor, an unsigned call and an activity without a test are refused', async () => {
  const visitor = device(app, context)
  const as = await visitor.tourist()
  expect(await begins({ from: visitor, as })).toMatchObject({ reason: 'level_too_low' })
  expect((await app.inject({ method: 'POST', url: '/api/user/494/knowledgeTest', payload: {} })).statusCode).toBe(401)
  const person = await someone()
  for (const number of [503, 99_999])
    expect((await person.from.post(`/api/user/${number}/knowledgeTest`, {}, person.as)).json().reason).toBe('not_found')
  expect(await joins(person.from, person.as, 494)).toMatchObject({ reason: 'level_too_low' })
})
