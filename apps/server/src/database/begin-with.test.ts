import type { ISql } from 'postgres'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, ownerOf } from '../testing/database.ts'
import { beginWith } from './begin-with.ts'
import { connect } from './connect.ts'

const { url, drop } = await createTestDatabase()
// one connection: a transaction that does not release it blocks the next one forever
const db = connect(url, { max: 1, name: 'foyer test' })
afterAll(async () => {
  await db.end({ timeout: 5 })
  await drop()
})
await ownerOf(db)`create table notes (text text unique deferrable initially deferred)`
await ownerOf(db)`grant select, insert, delete on notes to foyer`
beforeEach(() => db`delete from notes`)

const note = (tx: ISql, text: string) => tx`insert into notes values (${text})`
const notes = async () => (await db<{ text: string }[]>`select text from notes order by text`).map(({ text }) => text)
const nothing = async () => undefined

test('beginWith reads within the transaction that writes', async () => {
  const transactionOf = async (tx: ISql) => (await tx<[{ id: string }]>`select pg_current_xact_id()::text as id`)[0].id
  const [first, then] = await beginWith(db, transactionOf, async (tx, read) => {
    await note(tx, 'committed')
    return [read, await transactionOf(tx)]
  })
  expect(first).toBe(then)
  expect(await notes()).toEqual(['committed'])
})

test('beginWith writes nothing and releases the connection when BEGIN fails on a live connection', async () => {
  const reserve = async () => {
    const connection = await db.reserve()
    const unsafe = () => connection.unsafe('select 1/0 as begin')
    return new Proxy(connection, { get: (target, key) => (key === 'unsafe' ? unsafe : Reflect.get(target, key)) })
  }
  const failing = new Proxy(db, { get: (target, key) => (key === 'reserve' ? reserve : Reflect.get(target, key)) })
  let isActing = false
  const act = async (tx: ISql) => {
    isActing = true
    await note(tx, 'outside')
  }
  await expect(beginWith(failing, (tx) => tx`select 1`, act)).rejects.toThrow('division by zero')
  expect(isActing).toBe(false)
  expect(await notes()).toEqual([])
})

test.each<[string, (tx: ISql) => Promise<unknown>, string]>([
  ['throws', () => Promise.reject(new Error('of its own')), 'of its own'],
  ['fails in the database', (tx) => tx`select 1/0`, 'division by zero'],
  [
    'fails without an error to the caller',
    (tx) => tx`select 1/0`.catch(() => undefined),
    'a statement of the transaction failed',
  ],
  ['fails as it commits', (tx) => note(tx, 'undone'), 'duplicate key'],
])('a transaction that %s is rolled back, and its connection is released', async (_, fail, message) => {
  const act = async (tx: ISql) => {
    await note(tx, 'undone')
    await fail(tx)
  }
  await expect(beginWith(db, nothing, act)).rejects.toThrow(message)
  expect(await notes()).toEqual([])
})

test('a transaction that fails while it reads is rolled back, and its other statements are not run later', async () => {
  let straggler: Promise<unknown> | undefined
  const read = async (tx: ISql) => {
    const after = (async () => {
      await tx`select pg_sleep(0.01)`
      await note(tx, 'outside')
    })()
    straggler = expect(after).rejects.toThrow('the transaction is over')
    await Promise.all([Promise.reject(new Error('refused')), after])
  }
  await expect(beginWith(db, read, nothing)).rejects.toThrow('refused')
  await straggler
  expect(await notes()).toEqual([])
})
