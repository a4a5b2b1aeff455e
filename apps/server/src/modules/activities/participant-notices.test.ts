import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { idOf } from '../privacy/testing.ts'
import { notifyParticipants } from './participant-notices.ts'
import { day, declare, hour, newcomers, publish, stageOf } from './testing.ts'

const { app, context, clock } = await testApp()
const { db, clocks } = context
const someone = newcomers(app, context)

let references = 0
const participant = async (activity: number, stages: readonly string[], personId?: number) => {
  const id = personId ?? (await idOf(context, (await someone()).mobile))
  for (const stage of stages)
    await db`
      insert into participations (activity, stage, person_id, reference, terms_version, joined_at)
      values (${activity}, ${stage}, ${id}, ${`notice-${++references}`}, 1, ${new Date(clocks.business())})`
  return id
}
const noticesOf = (personId: number, activity: number) => db<{ kind: string; facts: Record<string, unknown> }[]>`
  select kind, facts from notices where person_id = ${personId} and (facts ->> 'activity')::int = ${activity} order by id`

test('who joined a campaign is notified once, three days before its end, and nobody else is', async () => {
  const { closesAt, title } = await declare(context, 921, { closesAt: clocks.business() + 10 * day })
  const [joined, other] = [await participant(921, ['']), await participant(922, [])]
  clock.advance(7 * day - hour)
  await notifyParticipants(context)
  expect(await noticesOf(joined, 921)).toEqual([])
  clock.advance(2 * hour)
  await Promise.all([notifyParticipants(context), notifyParticipants(context)])
  await notifyParticipants(context)
  const facts = { activity: 921, title, route: '/activityTemplate?code=test', endsAt: closesAt }
  expect(await noticesOf(joined, 921)).toEqual([{ kind: 'campaign_ending', facts }])
  expect(await noticesOf(other, 921)).toEqual([])
})

test('who joins in the last days of a campaign, or whose campaign has ended, is not notified of its end', async () => {
  await declare(context, 923, { closesAt: clocks.business() + 2 * day })
  const late = await participant(923, [''])
  await notifyParticipants(context)
  clock.advance(3 * day)
  await notifyParticipants(context)
  expect(await noticesOf(late, 923)).toEqual([])
})

test('when a stage opens, who completed the stage before it is notified, and who completed both is not', async () => {
  await declare(context, 924, { closesAt: clocks.business() + 20 * day })
  const now = clocks.business()
  await publish(context, 924, [stageOf('first', now, -1, 48), stageOf('second', now, 24, 72)])
  const [one, both] = [await participant(924, ['first']), await participant(924, ['first', 'second'])]
  await notifyParticipants(context)
  expect(await noticesOf(one, 924)).toEqual([])
  clock.advance(24 * hour)
  await notifyParticipants(context)
  await notifyParticipants(context)
  expect(await noticesOf(one, 924)).toMatchObject([
    { kind: 'campaign_opens', facts: { activity: 924, stage: expect.objectContaining({ 'en-US': 'second' }) } },
  ])
  expect(await noticesOf(both, 924)).toEqual([])
})
