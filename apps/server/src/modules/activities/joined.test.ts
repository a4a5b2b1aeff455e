import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { day, declare, joinBody, joins, newcomers, publish, stageOf } from './testing.ts'

const { app, context } = await testApp()
const someone = newcomers(app, context)

const joinedOf = async ({ from, as }: Awaited<ReturnType<typeof someone>>) =>
  (await from.post('/api/user/activities/joined', {}, as)).json()

test("SCREEN-7 A person sees the activities that they joined and no other person's", async () => {
  const [one, other] = [await someone(), await someone()]
  expect(await joinedOf(one)).toMatchObject({ status: 0, data: { joined: [] } })
  await declare(context, 900)
  await publish(context, 900)
  await joins(one.from, one.as, 900, joinBody({ termsVersion: 1 }))
  expect((await joinedOf(one)).data.joined).toEqual([900])
  expect((await joinedOf(other)).data.joined).toEqual([])
})

test('SCREEN-7 A person who has completed a stage of an activity takes part in it', async () => {
  const person = await someone()
  const { opensAt } = await declare(context, 901)
  await publish(context, 901, [stageOf('first', opensAt, 0, 40), stageOf('second', opensAt, 0, 40)])
  await joins(person.from, person.as, 901, joinBody({ termsVersion: 1, stage: 'first' }))
  expect((await joinedOf(person)).data.joined).toEqual([901])
})

test('SCREEN-7 A tourist is refused, because no participation is stored for a tourist', async () => {
  const { from } = await someone()
  expect((await from.post('/api/user/activities/joined', {}, await from.tourist())).json()).toMatchObject({
    reason: 'level_too_low',
  })
})

test('SCREEN-7 A person is offered the open activities whose rules they meet at their level, and none that they joined', async () => {
  const person = await someone()
  const next = context.clocks.business() + day
  const declared = {
    902: {},
    903: { joinLevel: 'login' },
    904: { eligibility: { notAfter: [902] } },
    905: { opensAt: next, closesAt: next + day },
    906: { joinLevel: null },
    907: { eligibility: { residences: ['mainland'] } },
  } as const
  for (const [number, facts] of Object.entries(declared)) await declare(context, Number(number), facts)
  const offered = async () => {
    const { eligible } = (await joinedOf(person)).data
    return Object.keys(declared)
      .map(Number)
      .filter((number) => eligible.includes(number))
  }
  expect(await offered()).toEqual([902, 904, 907])
  await publish(context, 902)
  await joins(person.from, person.as, 902, joinBody({ termsVersion: 1, residence: 'hong_kong' }))
  expect(await offered()).toEqual([])
})
