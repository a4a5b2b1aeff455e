import { expect, test } from 'vitest'
import { testApp } from './context.ts'
import { testDatabase } from './database.ts'
import { contentOfTables, watchTables } from './tables.ts'

const { app, context, clock } = await testApp()
const other = await testDatabase()

test('a test file has a migrated PostgreSQL database of its own', async () => {
  await context.db`update sandbox_settings set business_clock_offset = 5`
  expect(await other`select business_clock_offset from sandbox_settings`).toEqual([{ business_clock_offset: 0 }])
})

test('a bigint is read as a number, and a bigint that a number cannot hold is an error', async () => {
  expect(await other`select ${1_767_578_400_000}::bigint as ms, count(*) from sandbox_settings`).toEqual([
    { ms: 1_767_578_400_000, count: 1 },
  ])
  await expect(other`select 9007199254740993::bigint`).rejects.toThrow('2^53')
})

test('both test clocks move only by the amounts that the test sets', () => {
  const start = context.clocks.wall()
  clock.advance(1000)
  clock.moveBusiness(60_000)
  expect(context.clocks.wall()).toBe(start + 1000)
  expect(context.clocks.business()).toBe(start + 61_000)
})

test('the whole app answers a request', async () => {
  const reply = await app.inject('/nowhere')
  expect(reply.statusCode).toBe(404)
  expect(reply.json()).toMatchObject({ reason: 'not_found' })
})

test('the content of watched tables changes for a table that was written, and for no other', async () => {
  const content = await watchTables(other)
  const before = await content()
  expect(before).toEqual(await contentOfTables(other))
  expect(await content()).toEqual(before)
  await other`update sandbox_settings set business_clock_offset = 7`
  const after = await content()
  expect(after.sandbox_settings).not.toBe(before.sandbox_settings)
  expect({ ...after, sandbox_settings: before.sandbox_settings }).toEqual(before)
  expect(after).toEqual(await contentOfTables(other))
})
