import { randomUUID } from 'node:crypto'
import { privacyExport } from '@foyer/contract/privacy'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'

const { app, context, clock } = await testApp()

test('O4 where somebody is in films and what they asked to be reminded of is told to them, and goes with them', async () => {
  const { from, as } = await newcomers(app, context)()
  const at = clock.clocks.wall()
  await from.post('/api/user/films/progress/keep', { film: 'margin-call', position: 12, at }, as)
  const reminder = { session: 'quarter-ahead', key: randomUUID(), language: 'zh-HK' }
  await from.post('/api/user/live/reminder/set', reminder, as)
  const taken = privacyExport.parse((await from.post('/api/user/privacy/export', {}, as)).json().data)
  expect(taken.films).toEqual([{ film: 'margin-call', position: 12, seen: false, at }])
  expect(taken.reminders).toEqual([{ session: 'quarter-ahead', status: 'set', at }])

  const erased = await from.post('/api/user/privacy/erasure', { key: randomUUID(), understood: true }, as)
  expect(erased.json()).toMatchObject({ status: 0 })
  expect(await context.db`select person_id from film_progress union all select person_id from live_reminders`).toEqual(
    [],
  )
})
