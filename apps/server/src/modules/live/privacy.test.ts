import { randomUUID } from 'node:crypto'
import { privacyExport } from '@foyer/api/privacy-export'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'

const { app, context, clock } = await testApp()

test("O4 the export contains a person's views of films and requested reminders, and an erasure deletes them", async () => {
  const { from, as } = await newcomers(app, context)()
  const at = clock.clocks.wall()
  await from.post('/api/user/films/progress/keep', { film: 'margin-call', position: 12, at }, as)
  const reminder = { session: 'quarter-ahead', key: randomUUID(), language: 'zh-HK' }
  await from.post('/api/user/live/reminder/set', reminder, as)
  const exported = privacyExport.parse((await from.post('/api/user/privacy/export', {}, as)).json().data)
  expect(exported.films).toEqual([{ film: 'margin-call', position: 12, seen: false, at }])
  expect(exported.reminders).toEqual([{ session: 'quarter-ahead', status: 'set', at }])

  const erased = await from.post('/api/user/privacy/erasure', { key: randomUUID(), understood: true }, as)
  expect(erased.json()).toMatchObject({ status: 0 })
  expect(await context.db`select person_id from film_progress union all select person_id from live_reminders`).toEqual(
    [],
  )
})
