import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { connect } from '../../database/connect.ts'
import { testApp } from '../../testing/context.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { together } from '../../testing/waiting.ts'
import { newcomers } from '../activities/testing.ts'
import { answersTo, asks, opened } from './testing.ts'

/** Two servers, each with connections of its own, on one database. */
const { url, drop } = await createTestDatabase()
const pools = [
  connect(url, { max: 8, name: 'foyer test one' }),
  connect(url, { max: 8, name: 'foyer test two' }),
] as const
const { app, context } = await testApp({ db: pools[0] })
const other = await buildApp({ ...context, db: pools[1] })
afterAll(async () => {
  await other.close()
  for (const pool of pools) await pool.end({ timeout: 5 })
  await drop()
})
const { db } = context
const someone = newcomers(app, context)

test('R18 two tabs that begin at once through two servers have one attempt', async () => {
  const person = await someone()
  const sent = [app, other].map((server) => ({
    server,
    call: person.from.sign('/api/user/494/knowledgeTest/begin', { key: randomUUID() }, person.as),
  }))
  const replies = await together(
    db,
    (tx) => tx`select from persons for update`,
    sent.map(
      ({ server, call }) =>
        () =>
          server.inject(call),
    ),
  )
  const begun = replies.map((reply) => reply.json().data?.open?.attempt)
  expect(begun[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(begun[1]).toBe(begun[0])
})

test('R18 an attempt handed in at once by two connections, right and wrong, is judged once', async () => {
  const person = await someone()
  const open = await opened(person)
  const sent = [app, other].map((server, n) => ({
    server,
    call: person.from.sign(
      '/api/user/494/knowledgeTest/handIn',
      { key: randomUUID(), attempt: open.attempt, answers: answersTo(open, n === 0 ? 0 : 6) },
      person.as,
    ),
  }))
  const replies = await together(
    db,
    (tx) => tx`select from persons for update`,
    sent.map(
      ({ server, call }) =>
        () =>
          server.inject(call),
    ),
  )
  const [one, two] = replies.map((reply) => reply.json().data.result)
  expect(one).toEqual(two)
  expect((await asks(person)).data.last).toEqual(one)
  const judged = await db`select from audit_entries where subject = 'knowledge_attempts' and event = 'hand_in'`
  expect(judged).toHaveLength(1)
})
