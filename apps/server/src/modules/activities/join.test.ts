import { joinReply, joinStatus } from '@foyer/contract/activities'
import { beforeAll, describe, expect, test } from 'vitest'
import { provideStock } from '../../engine/stock.ts'
import { testApp } from '../../testing/context.ts'
import { registered } from '../../testing/registered.ts'
import { device } from '../../testing/signed-client.ts'
import { contentOfTables } from '../../testing/tables.ts'
import { declare, hour, joinBody, joins, publish, stageOf, standing } from './testing.ts'

const { app, context, clock } = await testApp()
const { db } = context

let persons = 0
/** Somebody new on a device of their own, with a Hong Kong number unless told otherwise. */
const someone = async (calling = '+852') => {
  persons++
  const from = device(app, context, `1.36.${persons >> 8}.${persons & 255}`)
  return { from, as: await registered(context, from, `${calling}5120${String(persons).padStart(4, '0')}`) }
}

let last = 900
/** An open activity with a published page. */
const activity = async (changes: Parameters<typeof declare>[2] = {}) => {
  last++
  await declare(context, last, changes)
  await publish(context, last)
  return last
}

describe('POST /api/user/:number/join', () => {
  test('N13 gives a participation with a reference, and the status says so from then on', async () => {
    const number = await activity()
    await provideStock(db, number, 10)
    const { from, as } = await someone()
    const reply = await from.post(`/api/user/${number}/join`, joinBody(), as)
    expect(reply.headers['cache-control']).toBe('no-store')
    const { participation, status } = joinReply.parse(reply.json().data)
    expect(participation).toEqual({
      reference: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/),
      joinedAt: context.clocks.business(),
    })
    expect(status).toMatchObject({ gate: 'joined', participation, quota: { total: 10, remaining: 9 } })
    expect(await standing(from, as, number)).toEqual(status)
  })

  test('N13 the same key and body give the same reply byte for byte, even when everything has changed since', async () => {
    const number = await activity()
    const { from, as } = await someone()
    const body = joinBody()
    const send = () => from.post(`/api/user/${number}/join`, body, as)
    const first = await send()
    await publish(context, number)
    clock.moveBusiness(90 * 24 * hour)
    expect((await send()).rawPayload).toEqual(first.rawPayload)
    clock.moveBusiness(0)
  })
})
