import { randomUUID } from 'node:crypto'
import { privacyExport } from '@foyer/contract/privacy'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { mobileHash } from '../identity/persons.ts'
import { forgetDue } from '../privacy/forget.ts'
import { activity, opened, takes } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, secrets } = context
const someone = newcomers(app, context)

test('O4 the export tells each attempt with what was asked and chosen, and not what is right', async () => {
  const person = await someone()
  const { result } = await takes(person, 2)
  clock.advance(3_600_000)
  await opened(person)
  const { data } = (await person.from.post('/api/user/privacy/export', {}, person.as)).json()
  const { knowledgeTests } = privacyExport.parse(data)
  expect(knowledgeTests).toMatchObject([
    { activity, correct: 4, passMark: 5, passed: false, handedInAt: result.handedInAt },
    { activity, correct: null, passed: null, handedInAt: null },
  ])
  const [first, second] = knowledgeTests
  expect(first?.answers).toContainEqual({ question: result.wrong[0].text, chosen: result.wrong[0].chosen })
  expect(second?.answers.map(({ chosen }) => chosen)).toEqual([null, null, null, null, null, null])
  expect(JSON.stringify(knowledgeTests)).not.toContain(result.wrong[0].why['en-US'])
})

test('O4 an erasure takes what was not handed in at once, and the rest when records of taking part go', async () => {
  const person = await someone()
  await takes(person, 6)
  clock.advance(3_600_000)
  await opened(person)
  const [row] = await db<[{ id: number }]>`
    select id from persons where mobile_hash = ${mobileHash(secrets, person.mobile)}`
  const left = async () => (await db`select from knowledge_attempts where person_id = ${row.id}`).length
  const erasure = { key: randomUUID(), understood: true }
  expect((await person.from.post('/api/user/privacy/erasure', erasure, person.as)).json()).toMatchObject({ status: 0 })
  expect(await left()).toBe(1)
  await forgetDue(context)
  expect(await left()).toBe(1)
  const [{ days }] = await db<[{ days: number }]>`select days from retention_periods where kind = 'participations'`
  clock.advance(days * 86_400_000)
  await forgetDue(context)
  expect(await left()).toBe(0)
})
