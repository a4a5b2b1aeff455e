import { afterAll, expect, test } from 'vitest'
import { draw as midAutumn } from '../../activity-rules/mid-autumn-draw/rule.ts'
import { buildApp } from '../../app.ts'
import { connect } from '../../database/connect.ts'
import { lockDraw } from '../../engine/draws/draws.ts'
import { grantPrize } from '../../engine/draws/prize.ts'
import { importCodes } from '../../engine/voucher-codes.ts'
import { seed } from '../../seeds.ts'
import { testContext } from '../../testing/context.ts'
import { createTestDatabase, ownerOf } from '../../testing/database.ts'
import { newcomers } from '../activities/testing.ts'
import { attendDraws, revealDraws } from './attend.ts'
import { detail, draws, giveChances, open, openCode, takesPart } from './testing.ts'

const { url, drop } = await createTestDatabase()
/** Few connections, so that a test can use them all. */
const db = connect(url, { max: 3, name: 'foyer test attending' })
const holder = connect(url, { max: 2, name: 'foyer test holder' })
const { context, clock } = await testContext({ db })
await seed(context)
const app = await buildApp(context)
afterAll(async () => {
  await app.close()
  for (const pool of [db, holder]) await pool.end({ timeout: 5 })
  await drop()
})
const { clocks, secrets } = context
const someone = newcomers(app, context)

/** How many of the application's connections wait for a lock. */
const blocked = async (): Promise<number> => {
  const [row] = await holder<[{ count: number }]>`
    select count(*) from pg_stat_activity
    where application_name = 'foyer test attending' and wait_event_type = 'Lock'`
  return row.count
}
const isBlocked = (count: number) => expect.poll(blocked).toBe(count)
/** Moves the business clock. */
const at = (moment: number) => clock.moveBusiness(moment - clocks.wall())

test('R24 A draw that fails in the job delays neither the other draws nor its own codes', async () => {
  await ownerOf(db).unsafe(`
    create function fail() returns trigger language plpgsql as $$ begin raise exception 'the disk is full'; end $$;
    create trigger fail before update on draws for each row when (new.activity = ${open}) execute function fail()`)
  const { from, as, mobile } = await someone()
  await takesPart(from, as)
  const personId = await giveChances(context, mobile, 0)
  const { activity } = midAutumn.rule
  await db`update voucher_codes set granted_at = imported_at where activity = ${activity} and granted_at is null`
  const win = { personId, number: 1_000, prize: 'mooncake', at: clocks.business(), wall: clocks.wall() }
  const id = await db.begin((tx) => grantPrize(tx, midAutumn, win))
  await importCodes(db, secrets, { activity, item: 'mooncake' }, ['MOON-LATE'], clocks.business())

  at((await detail(app, openCode)).closesAt)
  await expect(attendDraws(context)).rejects.toMatchObject({ errors: [{ message: 'the disk is full' }] })
  expect(await db`select status from rewards where id = ${id}`).toEqual([{ status: 'available' }])

  clock.moveBusiness(0)
  await ownerOf(db).unsafe('drop trigger fail on draws')
})

test('R24 A draw is revealed although every other connection waits for it, and the waiting calls are refused as too late', async () => {
  const people = [await someone(), await someone()]
  for (const { from, as } of people) await takesPart(from, as)
  const { closesAt } = await detail(app, openCode)
  const held = await holder.reserve()
  await held`begin`
  await lockDraw(held, open)
  at(closesAt)
  const revealed = revealDraws(context)
  await isBlocked(1)
  at(closesAt - 1)
  const replies = people.map(({ from, as }) => draws(from, as))
  await isBlocked(3)
  at(closesAt)
  await held`commit`
  held.release()
  await revealed
  for (const reply of replies) expect(await reply).toMatchObject({ reason: 'activity_ended' })
  expect(await detail(app, openCode)).toMatchObject({ phase: 'ended', revealedAt: closesAt })
}, 60_000)
