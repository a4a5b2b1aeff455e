import { expect, test } from 'vitest'
import { provideStock } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { declare, hour, joinBody, joinStatusOf, joins, newcomers, publish, stageOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context
const someone = newcomers(app, context)
/** Monday 5 January 2026, 10:00 in Hong Kong, when every test begins. */
const start = context.clocks.business()

let last = 900
/** An activity with three stages: the first two are open now, the third opens in a day. */
const staged = async () => {
  last++
  await declare(context, last)
  const stages = [stageOf('look', start, -1, 24), stageOf('learn', start, -1, 24), stageOf('pass', start, 24, 40)]
  await publish(context, last, stages)
  return last
}

const completes = (stage: string) => joinBody({ stage })
const statesOf = async (...call: Parameters<typeof joinStatusOf>) =>
  (await joinStatusOf(...call)).stages.map(({ state }: { state: string }) => state)

test('R21 Stages are done in order: each is locked until the previous stage is done and its own period begins', async () => {
  const number = await staged()
  const { from, as } = await someone()
  expect(await statesOf(from, as, number)).toEqual(['open', 'locked', 'locked'])
  expect(await joins(from, as, number, completes('learn'))).toMatchObject({ reason: 'stage_locked' })

  const first = await joins(from, as, number, completes('look'))
  expect(first.data.status.stages.map(({ state }: { state: string }) => state)).toEqual(['done', 'open', 'locked'])
  expect(first.data.status).toMatchObject({ gate: 'available', participation: null })

  await joins(from, as, number, completes('learn'))
  expect(await joins(from, as, number, completes('pass'))).toMatchObject({ reason: 'stage_locked' })
  clock.moveBusiness(24 * hour)
  const done = await joins(from, as, number, completes('pass'))
  clock.moveBusiness(0)
  expect(done.data.status).toMatchObject({ gate: 'joined', participation: done.data.participation })
  expect(done.data.status.stages.map(({ state }: { state: string }) => state)).toEqual(['done', 'done', 'done'])
})

test('R21 Each stage has its own stock, and a person takes of it once', async () => {
  const number = await staged()
  await provideStock(db, number, 1, 'learn')
  const [one, other] = [await someone(), await someone()]
  for (const { from, as } of [one, other]) await joins(from, as, number, completes('look'))
  const first = await joins(one.from, one.as, number, completes('learn'))
  const again = await joins(one.from, one.as, number, completes('learn'))
  expect(again.data.participation).toEqual(first.data.participation)
  expect(await joins(other.from, other.as, number, completes('learn'))).toMatchObject({ reason: 'activity_sold_out' })
  expect(await joinStatusOf(other.from, other.as, number)).toMatchObject({
    gate: 'sold_out',
    stages: [{ state: 'done' }, { state: 'sold_out' }, { state: 'locked' }],
  })
  const detail = (await app.inject(`/api/activities/test-${number}`)).json()
  expect(detail.stages.map(({ quota }: { quota: unknown }) => quota)).toEqual([null, { total: 1, remaining: 0 }, null])
})

test('R21 A missed stage is ended, and the stages after it cannot be reached', async () => {
  const number = await staged()
  const { from, as } = await someone()
  await joins(from, as, number, completes('look'))
  clock.moveBusiness(25 * hour)
  expect(await joinStatusOf(from, as, number)).toMatchObject({
    gate: 'ended',
    stages: [{ state: 'done' }, { state: 'ended' }, { state: 'locked' }],
  })
  expect(await joins(from, as, number, completes('learn'))).toMatchObject({ reason: 'activity_ended' })
  const detail = (await app.inject(`/api/activities/test-${number}`)).json()
  expect(detail.stages.map(({ phase }: { phase: string }) => phase)).toEqual(['ended', 'ended', 'open'])
  clock.moveBusiness(0)
})

test('R21 A page with stages is joined by naming one of them', async () => {
  const number = await staged()
  const { from, as } = await someone()
  expect(await joins(from, as, number)).toMatchObject({ reason: 'invalid_request', detail: { path: '/stage' } })
  expect(await joins(from, as, number, completes('other'))).toMatchObject({ reason: 'invalid_request' })
})

test('SCREEN-7 A stage with a film is completed only by a person whose server-side progress reached the end of the film', async () => {
  last++
  await declare(context, last)
  await publish(context, last, [{ ...stageOf('see', start, -1, 24), film: 'four-signs-of-a-scam' }])
  const { from, as } = await someone()
  expect((await joinStatusOf(from, as, last)).stages).toMatchObject([{ state: 'open', isMet: false }])
  expect(await joins(from, as, last, completes('see'))).toMatchObject({ reason: 'stage_undone' })
  const place = (position: number) =>
    from.post(
      '/api/user/films/progress/keep',
      { film: 'four-signs-of-a-scam', position, at: context.clocks.wall() },
      as,
    )
  expect((await place(5)).json()).toMatchObject({ status: 0 })
  expect(await joins(from, as, last, completes('see'))).toMatchObject({ reason: 'stage_undone' })
  expect((await place(10_000)).json()).toMatchObject({ status: 0 })
  expect((await joinStatusOf(from, as, last)).stages).toMatchObject([{ state: 'open', isMet: true }])
  expect(await joins(from, as, last, completes('see'))).toMatchObject({ status: 0 })

  const other = await someone()
  expect(await joins(other.from, other.as, last, completes('see'))).toMatchObject({ reason: 'stage_undone' })
})
