import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { declare } from '../modules/activities/testing.ts'
import { personOf } from '../modules/identity/persons.ts'
import { testContext } from '../testing/context.ts'
import { ownerOf } from '../testing/database.ts'
import { balanceOf, type LedgerAccount, reverse, transfer } from './ledger.ts'

const { context } = await testContext()
const { db, secrets } = context
await declare(context, 801)

let people = 0
const someone = async () => (await personOf(db, secrets, `+8525170000${people++}`, 0)).id
const issued: LedgerAccount = { unit: 'points', kind: 'issued', activity: 801 }
const ofPerson = (personId: number): LedgerAccount => ({ unit: 'points', kind: 'person', personId })
const move = (from: LedgerAccount, to: LedgerAccount, amount: number) =>
  db.begin((tx) =>
    transfer(tx, {
      kind: 'earn',
      subject: 'tests',
      subjectId: randomUUID(),
      at: 0,
      postings: [
        { account: from, amount: -amount },
        { account: to, amount },
      ],
    }),
  )

test('a transfer moves points, and the balances of both accounts equal their postings', async () => {
  const account = ofPerson(await someone())
  await move(issued, account, 300)
  expect(await balanceOf(db, account)).toBe(300)
  expect(await balanceOf(db, issued)).toBe(-300)
})

test('a transfer of more points than the balance gets the error points_short and changes nothing', async () => {
  const account = ofPerson(await someone())
  await move(issued, account, 10)
  await expect(move(account, issued, 11)).rejects.toMatchObject({ reason: 'points_short' })
  expect(await balanceOf(db, account)).toBe(10)
})

test('twenty concurrent transfers in both directions between two accounts lose no points and create none', async () => {
  const [one, other] = [ofPerson(await someone()), ofPerson(await someone())]
  await move(issued, one, 50)
  await move(issued, other, 50)
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? move(one, other, 7) : move(other, one, 9))),
  )
  const done = (odd: number) => results.filter(({ status }, n) => status === 'fulfilled' && n % 2 === odd).length
  expect(await balanceOf(db, one)).toBe(50 + 9 * done(0) - 7 * done(1))
  expect((await balanceOf(db, one)) + (await balanceOf(db, other))).toBe(100)
})

test('one of three concurrent reversals of a transfer succeeds, and the others do nothing', async () => {
  const account = ofPerson(await someone())
  const id = await move(issued, account, 40)
  const undo = () => db.begin((tx) => reverse(tx, id, 'restore', 1))
  expect((await Promise.all([undo(), undo(), undo()])).sort()).toEqual([false, false, true])
  expect(await balanceOf(db, account)).toBe(0)
})

test('the database refuses a one-sided transfer, a transfer of two units, and changes to written entries', async () => {
  const personId = await someone()
  const account = ofPerson(personId)
  const id = await move(issued, account, 5)
  const oneSided = db.begin((tx) =>
    transfer(tx, { kind: 'earn', subject: 't', subjectId: '1', at: 0, postings: [{ account, amount: 5 }] }),
  )
  await expect(oneSided).rejects.toThrow('not balanced')
  const twoUnits = db.begin((tx) =>
    transfer(tx, {
      kind: 'earn',
      subject: 't',
      subjectId: '1',
      at: 0,
      postings: [
        { account, amount: 5 },
        { account: { unit: 'HKD', kind: 'campaign', activity: 801 }, amount: -5 },
      ],
    }),
  )
  await expect(twoUnits).rejects.toThrow('not balanced')
  for (const [role, refusal] of [
    [db, 'permission denied'],
    [ownerOf(db), 'append-only'],
  ] as const) {
    await expect(role`update ledger_postings set amount = 6 where transfer_id = ${id}`).rejects.toThrow(refusal)
    await expect(role`delete from ledger_transfers where id = ${id}`).rejects.toThrow(refusal)
    await expect(role`truncate ledger_postings`).rejects.toThrow(refusal)
  }
})
