import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { pruneKeys } from '../../engine/idempotency.ts'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'
import { idOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const someone = newcomers(app, context)
const week = 7 * 86_400_000

const speaker = async () => {
  const { from, as, mobile } = await someone()
  const say = async (agreed: boolean, key: string) =>
    (await from.post('/api/user/privacy/marketing', { key, agreed }, as)).json()
  const personId = await idOf(context, mobile)
  const words = async () =>
    (await db<{ agreed: boolean }[]>`select agreed from consents where person_id = ${personId} order by id`).map(
      ({ agreed }) => agreed,
    )
  return { say, words }
}

test('O4 a key returns its first answer, whatever changed since, and is refused for another request', async () => {
  const { say, words } = await speaker()
  const [yes, no] = [randomUUID(), randomUUID()]
  const first = await say(true, yes)
  clock.advance(1_000)
  await say(false, no)
  expect(await say(true, yes)).toEqual(first)
  expect(await say(false, yes)).toMatchObject({ reason: 'key_reused' })
  expect(await words()).toEqual([true, false])
})

test('O4 a stored answer of another version is not returned, and its change is not repeated', async () => {
  const { say, words } = await speaker()
  const key = randomUUID()
  await say(true, key)
  await say(false, randomUUID())
  await db`update idempotency_keys set reply = '{}' where key = ${key}`
  expect(await say(true, key)).toMatchObject({ status: 0, data: { marketing: { agreed: false } } })
  expect(await words()).toEqual([true, false])
})

test('O4 answers about marketing are deleted a week later, like all stored answers', async () => {
  const { say } = await speaker()
  const key = randomUUID()
  await say(true, key)
  const storedKeys = () => db`select from idempotency_keys where key = ${key}`
  await pruneKeys(db, clocks.wall() + week)
  expect(await storedKeys()).toHaveLength(1)
  await pruneKeys(db, clocks.wall() + week + 1)
  expect(await storedKeys()).toHaveLength(0)
})
