import { afterAll, expect, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { testApp } from '../../testing/context.ts'
import { createTestDatabase, ownerOf } from '../../testing/database.ts'
import { attendOffering, attendOfferings } from './attend.ts'
import { offeringsByCode } from './rows.ts'
import { newShares, offeringFixture } from './testing.ts'

const { url, drop } = await createTestDatabase()
const db = connect(url, { max: 6, name: 'foyer test' })
afterAll(async () => {
  await db.end({ timeout: 5 })
  await drop()
})
const { app, context } = await testApp({ db })
const { dev, client, differences } = offeringFixture(app, context)

const applied = async () => {
  const { code, dates } = await dev({ activity: 'new-shares', lotsOnOffer: 2 })
  const one = await client({ accountType: 'margin' })
  await one.apply({ activity: newShares, offering: code, lots: 5, method: 'margin' })
  const then = { ...context, clocks: { ...context.clocks, business: () => dates.refund } }
  return { code, one, then, mine: async () => (await one.mine(newShares)).applications[0] ?? expect.fail() }
}

/** Changes data that the database refuses to change. */
const tampered = (table: string, change: (tx: typeof db) => PromiseLike<unknown>) =>
  ownerOf(db).begin(async (tx) => {
    await tx`alter table ${tx(table)} disable trigger user`
    await change(tx as unknown as typeof db)
    await tx`alter table ${tx(table)} enable trigger user`
  })

test('money is settled by the charged amounts, even if the terms of the offering change later', async () => {
  const { code, then, mine } = await applied()
  const { amount, lots } = await mine()
  await tampered(
    'offerings',
    (tx) => tx`
      update offerings set lot_amount = lot_amount * 2,
        facts = facts || '{"loan":{"maxPercent":10,"yearlyRate":900000,"days":90}}'::jsonb
          || jsonb_build_object('fees', facts -> 'fees' || '{"handling":10000,"brokerage":5000000}'::jsonb)
      where code = ${code}`,
  )
  await attendOffering(then, code)
  const { settlement, interest, loan, blocked } = await mine()
  const paid = (amount / lots) * 2
  // brokerage 1 %, SFC 0.0027 %, AFRC 0.00015 %, exchange 0.00565 %, each to the nearest cent
  const fees = [1_000_000, 2_700, 150, 5_650].reduce((sum, rate) => sum + Math.round((paid * rate) / 100_000_000), 0)
  expect(settlement).toMatchObject({ paid, fees, interest, loanReturned: blocked - paid - fees - interest })
  expect(settlement?.loanLeft).toBe(loan - (settlement?.loanReturned ?? 0))
  expect(await differences()).toEqual([])
})

test('an allotment becomes a position once, when its money is settled, however often and concurrently the job runs', async () => {
  const { code, one, then } = await applied()
  const positions = () => db`select code, quantity, cost, allotted from positions where account_id = ${one.accountId}`
  await dev({ code, phase: 'allotted' })
  expect(await positions()).toEqual([])
  await Promise.all([attendOffering(then, code), attendOffering(then, code)])
  await attendOffering(then, code)
  const offering = (await offeringsByCode(db, [code])).get(code)
  const [quantity, paid] = [2 * (offering?.facts.lotSize ?? 0), 2 * (offering?.lotAmount ?? 0)]
  const position = { code: offering?.facts.stockCode, quantity, cost: paid, allotted: quantity }
  expect(await positions()).toEqual([position])
  // another offering of the same code adds to it
  const { code: second } = await dev({ activity: 'new-shares' })
  await one.apply({ activity: newShares, offering: second, lots: 1 })
  await dev({ code: second, phase: 'settled' })
  expect(await positions()).toEqual([
    { ...position, quantity: quantity * 1.5, cost: paid * 1.5, allotted: quantity * 1.5 },
  ])
  expect(await differences()).toEqual([])
})

test('a server that dies between money and position leaves neither, and the next one writes both once', async () => {
  const { code, one, then, mine } = await applied()
  const before = await one.money()
  const positions = () => db`select quantity from positions where account_id = ${one.accountId}`
  const connection = connect(url, { max: 2, name: 'doomed' })
  const doomed = { ...then, db: connection }
  const stuck = () => db<{ pid: number }[]>`
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'doomed' and wait_event_type = 'Lock'`
  await db.begin(async (tx) => {
    await tx`lock table positions in exclusive mode`
    const died = attendOffering(doomed, code).then(
      () => 'done',
      () => 'died',
    )
    await expect.poll(async () => (await stuck()).length, { interval: 20 }).toBe(1)
    // its money is moved in the open transaction, which no other connection sees
    for (const { pid } of await stuck()) await db`select pg_terminate_backend(${pid})`
    expect(await died).toBe('died')
  })
  await connection.end({ timeout: 5 })
  expect(await mine()).toMatchObject({ status: 'allotted', settlement: null })
  expect([await one.money(), await positions()]).toEqual([before, []])
  // two concurrent runs with connections of their own
  const second = connect(url, { max: 2, name: 'second' })
  await Promise.all([attendOffering(then, code), attendOffering({ ...then, db: second }, code)])
  await second.end({ timeout: 5 })
  expect(await mine()).toMatchObject({ status: 'refunded' })
  expect(await positions()).toHaveLength(1)
  expect(await differences()).toEqual([])
})

test('the next run adds a position that an older server omitted, once, even with concurrent runs', async () => {
  const { code, one, then } = await applied()
  await attendOffering(then, code)
  const positions = () => db`select code, quantity, cost, allotted from positions where account_id = ${one.accountId}`
  const position = await positions()
  expect(position).toHaveLength(1)
  // as an older server without positions and without the mark leaves it
  const older = async () => db`update offering_applications set held = false where offering = ${code}`
  await older()
  await db`delete from positions where account_id = ${one.accountId}`
  expect(await differences()).toMatchObject([{ check: 'position of what was allotted' }])
  await Promise.all([attendOfferings(then), attendOfferings(then)])
  expect(await positions()).toEqual(position)
  // as a server with positions and without the mark leaves it
  await older()
  await attendOfferings(then)
  expect(await positions()).toEqual(position)
  expect(await db`select from offering_applications where offering = ${code} and not held`).toHaveLength(0)
  expect(await differences()).toEqual([])
})

test('contradictory figures move no money', async () => {
  const { code, one, then, mine } = await applied()
  const before = await one.money()
  await tampered(
    'offering_applications',
    (tx) => tx`
      update offering_applications set fee_rates = fee_rates || '{"brokerage":0}' where offering = ${code}`,
  )
  await expect(attendOffering(then, code)).rejects.toThrow()
  expect(await one.money()).toEqual(before)
  expect(await db`select from positions where account_id = ${one.accountId}`).toHaveLength(0)
  expect(await mine()).toMatchObject({ status: 'allotted', settlement: null })
})

test('the terms and charges of an application cannot be changed', async () => {
  const { code } = await applied()
  for (const change of ['lots = 1', 'amount = 1', 'fees = null', "fee_rates = '{}'", 'loan = 0', 'holder_hash = null'])
    await expect(db.unsafe(`update offering_applications set ${change} where offering = '${code}'`)).rejects.toThrow(
      'does not change that way',
    )
})
