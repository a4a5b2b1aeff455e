import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { draw as rule } from '../../activity-rules/spring-festival-draw/rule.ts'
import { earnChance } from '../../engine/draws/chances.ts'
import { commitDraw } from '../../engine/draws/commit.ts'
import { drawOnce } from '../../engine/draws/draw-once.ts'
import type { DrawRule } from '../../engine/draws/draw-rule.ts'
import { loadDrawRules } from '../../engine/draws/draw-rule.ts'
import { lockDraw } from '../../engine/draws/draws.ts'
import { issueOwedCodes } from '../../engine/draws/owed-codes.ts'
import { grantPrize } from '../../engine/draws/prize.ts'
import { winsOf } from '../../engine/draws/records.ts'
import { importCodes } from '../../engine/voucher-codes.ts'
import { testContext } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { declare } from '../activities/testing.ts'
import { personOf } from '../identity/persons.ts'

const { context, clock } = await testContext()
const { db, secrets, clocks } = context

/** A draw rule in which every draw wins a voucher. */
const certain = async (activity: number, codes: number): Promise<DrawRule> => {
  await declare(context, activity, { code: `draw-${activity}` })
  const [, , supermarket] = rule.prizes
  if (!supermarket) throw new Error('the draw has changed')
  const made = {
    ...rule,
    rule: { ...rule.rule, activity, code: `draw-${activity}` },
    prizes: [{ ...supermarket, odds: 1_000_000, stock: 3 }],
  }
  const named = Array.from({ length: codes }, (_, n) => `C${activity}-${n}`)
  await importCodes(db, secrets, { activity, item: 'supermarket' }, named, clocks.business())
  return made
}
const commit = (draw: DrawRule) => db.begin((tx) => commitDraw(context, tx, draw, clocks.business()))
let people = 0
const person = async () => (await personOf(db, secrets, `+8525198${String(++people).padStart(4, '0')}`, 0)).id
const drawFor = async (draw: DrawRule, personId: number) => {
  const { activity } = draw.rule
  const at = clocks.business()
  await earnChance(db, { activity, personId, task: 'sandbox', period: randomUUID(), at })
  return db.begin(async (tx) => {
    const locked = await lockDraw(tx, activity)
    if (!locked) throw new Error('the draw is not committed')
    return drawOnce(context, tx, draw, locked, { personId, visitorSeed: randomUUID(), winner: '***00', at })
  })
}
const statuses = async (activity: number) =>
  (await db<{ status: string }[]>`select status from rewards where activity = ${activity} order by period`).map(
    ({ status }) => status,
  )

test('R24 A draw is not committed before its pool has as many codes as it promises, and it is committed once', async () => {
  const draw = await certain(920, 2)
  expect(await commit(draw)).toBe(false)
  await importCodes(db, secrets, { activity: 920, item: 'supermarket' }, ['ONE-MORE'], clocks.business())
  expect(await Promise.all([commit(draw), commit(draw)])).toContain(true)
  expect(await commit(draw)).toBe(false)
  expect(await db`select from audit_entries where subject = 'draws' and subject_id = '920'`).toHaveLength(1)
})

test('R24 Once the pool has no codes the same number wins nothing, and codes added later do not change the odds', async () => {
  const draw = await certain(921, 3)
  await commit(draw)
  const who = await person()
  const prizes = []
  for (let n = 0; n < 5; n++) prizes.push((await drawFor(draw, who)).prize)
  expect(prizes).toEqual(['supermarket', 'supermarket', 'supermarket', null, null])
  await importCodes(db, secrets, { activity: 921, item: 'supermarket' }, ['LATE-1', 'LATE-2'], clocks.business())
  expect((await drawFor(draw, who)).prize).toBeNull()
  expect(await winsOf(db, 921)).toEqual(new Map([['supermarket', 3]]))
})

test('R24 If codes are lost after the commitment the prize is still owed, and gets its code once there is one', async () => {
  const draw = await certain(922, 3)
  await commit(draw)
  await db`delete from voucher_codes where activity = 922`
  expect((await drawFor(draw, await person())).prize).toBe('supermarket')
  expect(await statuses(922)).toEqual(['pending'])
  await issueOwedCodes(context, 922)
  expect(await statuses(922)).toEqual(['pending'])
  await importCodes(db, secrets, { activity: 922, item: 'supermarket' }, ['REPLACED'], clocks.business())
  await issueOwedCodes(context, 922)
  expect(await statuses(922)).toEqual(['available'])
})

test('R24 A voucher that waited for its code is valid from the day it gets the code, for the full period', async () => {
  const draw = await certain(924, 3)
  await commit(draw)
  await db`delete from voucher_codes where activity = 924`
  await drawFor(draw, await person())
  const validity = (draw.prizes[0]?.days ?? 0) * 86_400_000
  clock.advance(validity + 1)
  await importCodes(db, secrets, { activity: 924, item: 'supermarket' }, ['AT-LAST'], clocks.business())
  const at = clocks.business()
  await issueOwedCodes(context, 924)
  const [{ from, until }] = await db<[{ from: Date; until: Date }]>`
    select valid_from as from, valid_until as until from rewards where activity = 924`
  expect(from.getTime()).toBeGreaterThanOrEqual(at)
  expect(until.getTime() - from.getTime()).toBe(validity)
})

test('R24 The voucher that has waited longest for a code gets the first one', async () => {
  const draw = await certain(926, 3)
  await commit(draw)
  await db`delete from voucher_codes where activity = 926`
  const [first, second] = [await person(), await person()]
  await drawFor(draw, first)
  clock.advance(60_000)
  await drawFor(draw, second)
  await importCodes(db, secrets, { activity: 926, item: 'supermarket' }, ['ONLY-ONE'], clocks.business())
  await issueOwedCodes(context, 926)
  const available = await db<{ personId: number }[]>`
    select person_id as "personId" from rewards where activity = 926 and status = 'available'`
  expect([...available]).toEqual([{ personId: first }])
})

test('R24 Many old vouchers of an empty pool do not delay vouchers whose pool has codes', async () => {
  const draw = await certain(925, 3)
  const winner = await person()
  const win = (number: number, prize: string) =>
    db.begin((tx) =>
      grantPrize(
        tx,
        { ...draw, prizes: rule.prizes },
        { personId: winner, number, prize, at: clocks.business(), wall: clocks.wall() },
      ),
    )
  await db`delete from voucher_codes where activity = 925`
  for (let number = 1; number <= 101; number++) await win(number, 'coffee')
  await win(102, 'supermarket')
  await importCodes(db, secrets, { activity: 925, item: 'supermarket' }, ['NOT-COFFEE'], clocks.business())
  await issueOwedCodes(context, 925)
  expect(await db`select item from rewards where activity = 925 and status = 'available'`).toEqual([
    { item: 'supermarket' },
  ])
})

test('R24 The database itself enforces the commitment: it refuses other prizes, gaps, a second result and draws after the seed', async () => {
  const draw = await certain(923, 3)
  await commit(draw)
  await drawFor(draw, await person())
  const owner = ownerOf(db)
  for (const change of [
    owner`update draws set prizes = '[]' where activity = 923`,
    owner`update draws set commitment = repeat('0', 64) where activity = 923`,
    owner`update draws set last_number = 2 where activity = 923`,
    owner`delete from draws where activity = 923`,
  ])
    await expect(change).rejects.toThrow(/does not change that way|append-only/)
  await expect(owner`update draw_records set prize = null, reward_id = null where activity = 923`).rejects.toThrow(
    'append-only',
  )
  await expect(owner`delete from draw_records where activity = 923`).rejects.toThrow('append-only')
})

test('R24 A draw rule that cannot be fulfilled is refused on load', () => {
  const [first, ...others] = rule.prizes
  if (!first) throw new Error('the draw has changed')
  const faulty = (changes: object) => () => loadDrawRules([{ ...rule, prizes: [{ ...first, ...changes }, ...others] }])
  expect(faulty({ odds: 900_000 })).toThrow('gives away more than every draw')
  expect(faulty({ odds: 0.5 })).toThrow('no whole odds or stock')
  expect(faulty({ stock: 0 })).toThrow('no whole odds or stock')
  expect(faulty({ code: 'car' })).toThrow('does not say that it gives car')
  expect(faulty({ amount: 100 })).toThrow('no whole cents')
  expect(faulty({ code: 'coffee' })).toThrow('has a prize twice')
  expect(faulty({})).not.toThrow()
})
