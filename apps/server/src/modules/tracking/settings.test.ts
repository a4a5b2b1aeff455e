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
  context.db`select actor, staff_id, event, detail, at, reference from audit_entries where subject = 'tracking_settings' order by id`

test('T10 a member of staff changes a setting of the configuration, effective with the next answer and recorded in the audit trail', async () => {
  expect(await handedOut()).toContain('({"collect":true,"heatMap":true})')
  expect((await set({ collect: true, heatMap: false })).json().data).toEqual({ collect: true, heatMap: false })
  expect(await handedOut()).toContain('({"collect":true,"heatMap":false})')
  await set({ collect: false, heatMap: false })
  expect(await handedOut()).toContain('({"collect":false,"heatMap":false})')
  const at = new Date(clock.clocks.wall())
  const entry = { actor: 'staff', staff_id: id, event: 'set', at, reference: expect.stringMatching(/^[0-9A-Z-]{11}$/) }
  expect(await trail()).toEqual([
    { ...entry, detail: { before: { collect: true, heatMap: true }, after: { collect: true, heatMap: false } } },
    { ...entry, detail: { before: { collect: true, heatMap: false }, after: { collect: false, heatMap: false } } },
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
