import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { privacyExport } from '@foyer/api/privacy-export'
import { expect, test } from 'vitest'
import { testKind } from '../../activity-rules/virtual-asset-etf/knowledge-test.ts'
import { migrationsFolder } from '../../database/migrate.ts'
import { sampleContent } from '../../engine/facts/kind.ts'
import { testApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { proveEverybody } from '../../testing/registered.ts'
import { clients, joins, newcomers } from '../activities/testing.ts'
import { pruneExpired } from '../privacy/prune-expired.ts'
import { idOf } from '../privacy/testing.ts'
import { activity, opened, takes } from './testing.ts'

const knowledgeTest = sampleContent(testKind)

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
const client = clients(app, context)

const erase = async ({ from, as }: Pick<Awaited<ReturnType<typeof someone>>, 'from' | 'as'>) => {
  await proveEverybody(context)
  expect(
    (await from.post('/api/user/privacy/erasure', { key: randomUUID(), understood: true }, as)).json(),
  ).toMatchObject({ status: 0 })
}
const attemptsOf = (personId: number) =>
  db<{ passed: boolean | null }[]>`select passed from knowledge_attempts where person_id = ${personId}`

test('O4 the export contains each attempt with its questions and chosen options, and does not show the right ones', async () => {
  const person = await someone()
  const { result } = await takes(person, 2)
  clock.advance(3_600_000)
  await opened(person)
  await proveEverybody(context)
  const { data } = (await person.from.post('/api/user/privacy/export', {}, person.as)).json()
  // the body is checked as sent: parsing it with its schema would remove the fields that must not be sent
  const sent = data.knowledgeTests
  expect(privacyExport.parse(data).knowledgeTests).toEqual(sent)
  expect(sent).toMatchObject([
    { activity, correct: 4, passMark: 5, passed: false, handedInAt: result.handedInAt },
    { activity, correct: null, passed: null, handedInAt: null },
  ])
  const [first, second] = sent
  expect(first.answers).toContainEqual({ question: result.wrong[0].text, chosen: result.wrong[0].chosen })
  expect(second.answers.map(({ chosen }: { chosen: unknown }) => chosen)).toEqual([null, null, null, null, null, null])
  const body = JSON.stringify(sent)
  expect(body).not.toMatch(/"(right|why|options)"/)
  const chosen = new Set(first.answers.map((answer: { chosen: { 'en-US': string } }) => answer.chosen['en-US']))
  for (const { options, right, why } of knowledgeTest.questions) {
    const answer = options.find(({ id }) => id === right)?.text['en-US'] ?? ''
    expect(body.includes(answer), answer).toBe(chosen.has(answer))
    expect(body).not.toContain(why['en-US'])
  }
})

test('O4 the retention figures count attempts separately, with a retention period of their own', async () => {
  const person = await someone()
  await takes(person, 2)
  clock.advance(3_600_000)
  await opened(person)
  const { data } = (await person.from.post('/api/user/privacy', {}, person.as)).json()
  expect(data.counts).toMatchObject({ knowledgeTests: 2, participations: 0 })
  expect(data.retention).toContainEqual({ kind: 'knowledge_tests', days: 2557 })
})

test('O4 an erasure deletes every attempt of a person who did not join with one', async () => {
  const failed = await someone()
  await takes(failed, 6)
  clock.advance(3_600_000)
  await opened(failed)
  const passed = await someone()
  await takes(passed)
  for (const person of [failed, passed]) {
    const personId = await idOf(context, person.mobile)
    await erase(person)
    expect(await attemptsOf(personId)).toEqual([])
  }
})

test('O4 the migration that adds the retention period also deletes attempts that an older version left of erased persons', async () => {
  const otherPerson = await someone()
  await takes(otherPerson, 6)
  const there = await idOf(context, otherPerson.mobile)
  const person = await someone()
  const gone = await idOf(context, person.mobile)
  await erase(person)
  await db`
    insert into knowledge_attempts (activity, person_id, questions, pass_mark, begun_at)
    values (${activity}, ${gone}, '[]', 5, ${new Date(clock.clocks.business())})`
  await ownerOf(db)`delete from retention_periods where kind = 'knowledge_tests'`
  await ownerOf(db).file(join(migrationsFolder, '0041-retention-of-knowledge-tests.sql'))
  expect(await attemptsOf(gone)).toEqual([])
  expect(await attemptsOf(there)).toEqual([{ passed: false }])
  expect(await db`select days from retention_periods where kind = 'knowledge_tests'`).toEqual([{ days: 2557 }])
})

test('O4 an erasure retains the passed test of a person who joined until its retention period ends', async () => {
  const { from, register: as, login, number } = await client()
  await takes({ from, as }, 6)
  clock.advance(3_600_000)
  await takes({ from, as })
  expect(await joins(from, login, activity)).toMatchObject({ status: 0 })
  const personId = await idOf(context, `+${number.areaCode}${number.mobileNo}`)
  await erase({ from, as: login })
  expect(await attemptsOf(personId)).toEqual([{ passed: true }])
  await pruneExpired(context)
  expect(await attemptsOf(personId)).toHaveLength(1)
  const [{ days }] = await db<[{ days: number }]>`select days from retention_periods where kind = 'knowledge_tests'`
  clock.advance(days * 86_400_000)
  await pruneExpired(context)
  expect(await attemptsOf(personId)).toEqual([])
})
