import { testStatus } from '@foyer/api/knowledge-tests'
import { expect, test } from 'vitest'
import { testKind } from '../../activity-rules/virtual-asset-etf/knowledge-test.ts'
import { sampleContent } from '../../engine/facts/kind.ts'
import { testApp } from '../../testing/context.ts'
import { clients, joins, newcomers } from '../activities/testing.ts'
import { publishFacts } from '../facts/testing.ts'
import { answersTo, begins, handsIn, opened, readState, takes } from './testing.ts'

const knowledgeTest = sampleContent(testKind)

const { app, context, clock } = await testApp()
const someone = newcomers(app, context)
const client = clients(app, context)
const { drawn, passMark, waitMinutes } = knowledgeTest
const wait = waitMinutes * 60_000

test('R18 a new test contains questions of the bank, and no answer before the result shows which option is right', async () => {
  const person = await someone()
  expect((await readState(person)).data).toMatchObject({ state: 'needed', open: null, last: null })
  const { data } = await begins(person)
  const { open } = testStatus.parse(data)
  const ids = new Set(open?.questions.map(({ id }) => id))
  expect(ids.size).toBe(drawn)
  const shownText = JSON.stringify([data, (await readState(person)).data])
  for (const { id, why } of knowledgeTest.questions.filter(({ id }) => ids.has(id)))
    for (const text of Object.values(why)) expect(shownText, id).not.toContain(text)
  expect(shownText).not.toMatch(/"(right|why|correct)"/)
})

test('R18 the server draws a new order of questions and options for each attempt', async () => {
  const orders = new Set<string>()
  for (let n = 0; n < 6; n++) {
    const { questions } = await opened(await someone())
    orders.add(JSON.stringify(questions.map(({ id, options }) => [id, ...options.map((option) => option.id)])))
  }
  expect(orders.size).toBe(6)
})

test('R18 a person who fails sees what was wrong, why, and when to try again; an attempt before that moment is refused', async () => {
  const person = await someone()
  const open = await opened(person)
  const at = context.clocks.business()
  const wrong = drawn - passMark + 1
  const { data } = await handsIn(person, { attempt: open.attempt, answers: answersTo(open, wrong) })
  expect(data.result).toMatchObject({ correct: drawn - wrong, of: drawn, passMark, passed: false, againAt: at + wait })
  expect(data.result.wrong).toHaveLength(wrong)
  expect(data.result.wrong[0].why['zh-HK']).not.toBe('')
  expect(data.status).toMatchObject({ state: 'waiting', open: null, last: data.result })
  clock.advance(wait - 1)
  expect(await begins(person)).toMatchObject({ reason: 'test_too_soon', detail: { retryAfter: 1 } })
  clock.advance(1)
  expect((await readState(person)).data.state).toBe('needed')
  const next = (await begins(person)).data
  expect(next).toMatchObject({ state: 'open', last: { attempt: open.attempt } })
  expect(next.open.attempt).not.toBe(open.attempt)
})

test('R18 the pass mark passes permanently: no further attempt begins after it', async () => {
  const person = await someone()
  const { result, status } = await takes(person, drawn - passMark)
  expect(result).toMatchObject({ correct: passMark, passed: true, againAt: null })
  expect(status.state).toBe('passed')
  expect((await begins(person)).data).toMatchObject({ state: 'passed', open: null })
  expect((await readState(await person.elsewhere())).data.state).toBe('passed')
})

test('R18 the server requires the test for a join, and a refused join stores nothing', async () => {
  const one = await client()
  const person = { from: one.from, as: one.register }
  expect(await joins(one.from, one.login, 494)).toMatchObject({ reason: 'test_needed' })
  await takes(person, drawn)
  expect(await joins(one.from, one.login, 494)).toMatchObject({ reason: 'test_needed' })
  clock.advance(wait)
  await opened(person)
  expect(await joins(one.from, one.login, 494)).toMatchObject({ reason: 'test_needed' })
  await takes(person)
  expect(await joins(one.from, one.login, 494)).toMatchObject({ status: 0, data: { status: { gate: 'joined' } } })
})

test('R18 a stored attempt cannot be changed: the database refuses any update of its questions and answers', async () => {
  const person = await someone()
  const { result } = await takes(person, 2)
  const { db } = context
  const change = (set: object) => db`update knowledge_attempts set ${db(set)} where id = ${result.attempt}`
  await expect(change({ passed: true, correct: 6, again_at: null })).rejects.toThrow('stays as it was')
  await expect(change({ questions: '[]' })).rejects.toThrow('stays as it was')
})

test('R18 no test begins before the activity opens, after it ends, or at a mainland address', async () => {
  const person = await someone()
  const open = await opened(person)
  const body = { attempt: open.attempt, answers: answersTo(open) }
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: 'CN' } })
  for (const reply of [await readState(person), await begins(person), await handsIn(person, body)])
    expect(reply.reason).toBe('activity_mainland')
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: null } })
  for (const [days, reason] of [
    [-30, 'activity_not_started'],
    [60, 'activity_ended'],
  ] as const) {
    clock.moveBusiness(days * 86_400_000)
    expect(await handsIn(person, body)).toMatchObject({ reason })
    expect(await begins(await someone())).toMatchObject({ reason })
  }
  clock.moveBusiness(0)
  expect(await handsIn(person, body)).toMatchObject({ status: 0 })
})

test('R18 an open attempt keeps the questions of its version, which it names, and the next attempt has those of the new one', async () => {
  const person = await someone()
  const open = await opened(person)
  const [question] = knowledgeTest.questions
  const version = await publishFacts(context, testKind, {
    drawn: 1,
    passMark: 1,
    questions: [{ ...question, id: 'a-new-question' }],
  })
  expect(await handsIn(person, { attempt: open.attempt, answers: answersTo(open, drawn) })).toMatchObject({ status: 0 })
  clock.advance(wait)
  expect((await opened(person)).questions.map(({ id }) => id)).toEqual(['a-new-question'])
  const rows = await context.db`select facts_version from knowledge_attempts order by begun_at desc, id limit 2`
  expect(rows.map((row) => row.facts_version).sort()).toEqual([1, version])
})
