import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { inTurn, together } from '../../testing/waiting.ts'
import { newcomers } from '../activities/testing.ts'
import { idOf } from '../privacy/testing.ts'

const { app, context } = await testApp()
const { db } = context
const someone = newcomers(app, context)

test('R26 O4 A vote that arrives while its person is being erased is not stored', async () => {
  const { from, as, mobile } = await someone()
  const id = await idOf(context, mobile)
  const send = async (path: string, body: object) => (await from.post(`/api/user${path}`, body, as)).json()
  const erased = () => send('/privacy/erasure', { key: randomUUID(), understood: true })
  const voted = () => send('/cross-border/vote', { question: 'tax', helpful: true })
  const replies = await together<{ status: number; reason?: string }>(
    db,
    (tx) => tx`select from persons where id = ${id} for update`,
    inTurn(db, [erased, voted]),
  )
  expect(replies.map(({ status, reason }) => reason ?? status)).toEqual([0, 'session_revoked'])
  expect(await db`select from question_votes where person_id = ${id}`).toHaveLength(0)
})
