import { nonceMemory } from '@foyer/protocol/limits'
import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import { openNonceMemory, pruneNonces, rememberNonces } from './nonces.ts'

const db = await testDatabase()
const start = 1_767_600_000_000
await openNonceMemory(db, start - nonceMemory)

const call = (n: number, madeAt: number) => ({ sid: 'session', jti: 'token', nonce: `nonce-${n}`, madeAt })
const left = async () => (await db`select from seen_nonces`).length

test('REL-15 pruning empties the minutes that have passed and retains every nonce that could be used again', async () => {
  const made = Array.from({ length: 8 }, (_, n) => start - n * 60_000 + 30_000)
  await rememberNonces(
    db,
    made.map((at, n) => call(n, at)).filter(({ madeAt }) => madeAt >= start - nonceMemory),
    start,
  )
  const before = await left()
  await pruneNonces(db, start + 30_000)
  expect(await left()).toBe(before)
  const again = await rememberNonces(db, [call(0, made[0] ?? 0)], start)
  expect(again).toEqual([{ nonce: 'replayed', revoked: false }])
  for (let minute = 1; minute <= 12; minute++) await pruneNonces(db, start + minute * 60_000)
  expect(await left()).toBe(0)
})

test('REL-15 a nonce that the previous version of the server stored is known to this version, and the other way round', async () => {
  const insertAsBefore = (nonce: string) => db`
    insert into signature_nonces (session_id, nonce, made_at) values ('session', ${nonce}, ${new Date(start)})
    on conflict do nothing returning nonce`
  expect(await insertAsBefore('nonce-50')).toHaveLength(1)
  expect(await rememberNonces(db, [call(50, start)], start)).toMatchObject([{ nonce: 'replayed' }])
  expect(await rememberNonces(db, [call(51, start)], start)).toMatchObject([{ nonce: 'fresh' }])
  expect(await insertAsBefore('nonce-51')).toHaveLength(0)
})
