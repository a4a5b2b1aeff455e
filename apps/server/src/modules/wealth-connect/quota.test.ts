import { quotaReply } from '@foyer/api/wealth-connect'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { clients } from '../activities/testing.ts'

const { app, context } = await testApp()
const client = clients(app, context)
type Client = Awaited<ReturnType<typeof client>>

const quota = async ({ from, login }: Client) => {
  const reply = await from.post('/api/user/497/quota', {}, login)
  return quotaReply.parse(reply.json().data).quotas
}
const moves = async ({ number }: Client, payload: object) => {
  const mobile = `+${number.areaCode}${number.mobileNo}`
  return (await app.inject({ method: 'POST', url: '/dev/wealth-quotas', payload: { mobile, ...payload } })).json()
}
const million = 1_000_000_00

test('R23 a client without transfers has the whole quota of each direction', async () => {
  const whole = { limit: 3 * million, used: 0, left: 3 * million, channels: [], asOf: null }
  expect(await quota(await client())).toEqual([
    { direction: 'southbound', ...whole },
    { direction: 'northbound', ...whole },
  ])
})

test('R23 the used quota is what was remitted minus what was returned, and a single channel has the whole quota', async () => {
  const one = await client()
  await moves(one, { direction: 'southbound', channel: 'bank', remitted: 2 * million, returned: million / 2 })
  const [southbound, northbound] = await quota(one)
  expect(southbound).toMatchObject({ used: 1.5 * million, left: 1.5 * million, asOf: '2026-10-31' })
  expect(southbound?.channels).toMatchObject([{ channel: 'bank', limit: 3 * million, left: 1.5 * million }])
  expect(northbound).toMatchObject({ used: 0, channels: [] })
})

test('R23 a client with a bank and a broker has half of the quota at each', async () => {
  const one = await client()
  await moves(one, { direction: 'northbound', channel: 'bank', remitted: 1.5 * million })
  await moves(one, { direction: 'northbound', channel: 'broker', remitted: million, returned: million })
  const [, northbound] = await quota(one)
  expect(northbound).toMatchObject({ used: 1.5 * million, left: 1.5 * million })
  expect(northbound?.channels).toMatchObject([
    { channel: 'bank', limit: 1.5 * million, left: 0 },
    { channel: 'broker', limit: 1.5 * million, used: 0, left: 1.5 * million },
  ])
})

test('R23 nothing remains of a used-up quota, nor of one whose limit was lowered below its use', async () => {
  const one = await client()
  await moves(one, { direction: 'southbound', channel: 'broker', remitted: 3 * million })
  expect((await quota(one))[0]).toMatchObject({ used: 3 * million, left: 0 })
  await moves(one, { direction: 'southbound', channel: 'broker', remitted: 3.2 * million })
  expect((await quota(one))[0]).toMatchObject({ used: 3.2 * million, left: 0 })
  expect(await moves(one, { direction: 'southbound', channel: 'broker', remitted: 1, returned: 2 })).toMatchObject({
    reason: 'invalid_request',
  })
})

test('R23 the quota belongs to the account that is logged in to: below login level and for other accounts none is shown', async () => {
  const [one, two] = [await client(), await client()]
  await moves(one, { direction: 'southbound', channel: 'bank', remitted: million })
  expect((await quota(two))[0]?.used).toBe(0)
  const reply = await one.from.post('/api/user/497/quota', {}, one.register)
  expect(reply.json()).toMatchObject({ reason: 'level_too_low' })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('the demo clients have the transfers that the sandbox’s page lists', async () => {
  const rows = await context.db`select direction, channel, remitted - returned as used from wealth_quotas
    where as_of = '2026-10-31' and (remitted - returned) in (86000000, 45000000, 300000000) order by used`
  expect([...rows]).toEqual([
    { direction: 'northbound', channel: 'broker', used: 450_000_00 },
    { direction: 'northbound', channel: 'bank', used: 860_000_00 },
    // the quotas of the test above
    ...rows.slice(2),
  ])
  expect(rows.slice(2)).toContainEqual({ direction: 'southbound', channel: 'broker', used: 3 * million })
})
