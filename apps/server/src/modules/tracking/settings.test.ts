import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { staffWith } from '../staff/testing/callers.ts'

const { app, context, clock } = await emptyApp()
const { id, headers } = await staffWith(context, 'operations')
const set = (payload: object) =>
  app.inject({ method: 'POST', url: '/operators/tracking/configuration/set', headers, payload })
const handedOut = async () =>
  (await app.inject('/config/visualized/Web.conf?project=production&app_id=a&callbackName=foyer_1')).body
const trail = () =>
  context.db`select actor, event, detail, at from audit_entries where subject = 'tracking_settings' order by id`

test('T10 a member of staff changes a setting of the configuration, effective with the next answer and recorded in the audit trail', async () => {
  expect(await handedOut()).toContain('({"collect":true,"heatMap":true})')
  expect((await set({ collect: true, heatMap: false })).json().data).toEqual({ collect: true, heatMap: false })
  expect(await handedOut()).toContain('({"collect":true,"heatMap":false})')
  await set({ collect: false, heatMap: false })
  expect(await handedOut()).toContain('({"collect":false,"heatMap":false})')
  const at = new Date(clock.clocks.wall())
  expect(await trail()).toEqual([
    { actor: 'operator', event: 'set', detail: { collect: true, heatMap: false, by: id }, at },
    { actor: 'operator', event: 'set', detail: { collect: false, heatMap: false, by: id }, at },
  ])
})

test('T10 an equal setting changes nothing, and an unknown one is refused', async () => {
  const before = await trail()
  await set({ collect: false, heatMap: false })
  expect(await trail()).toEqual(before)
  for (const payload of [
    { collect: 'yes', heatMap: true },
    { collect: true },
    { collect: true, heatMap: true, more: 1 },
  ])
    expect((await set(payload)).statusCode).toBe(400)
})
