import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { hongKongNumber } from '../../testing/sign-in.ts'
import { device } from '../../testing/signed-client.ts'
import { sandboxMessages } from './sandbox-messages.ts'

const { app, context, clock } = await testApp()

const request = async (n: number) => {
  const from = device(app, context)
  const reply = await from.post('/api/user/488/sms', hongKongNumber(n), await from.tourist())
  return reply.json()
}

test('N5 The sandbox shows the messages to a number, the newest first, in any notation of the number', async () => {
  await request(1)
  clock.advance(60_000)
  await request(1)
  await request(2)
  for (const mobile of ['%2B85251200001', '+85251200001', '85251200001', '51200001']) {
    const reply = await app.inject(`/dev/sms?mobile=${mobile}`)
    expect(reply.json().status).toBe(0)
    const now = context.clocks.wall()
    const message = { mobile: '+85251200001', text: expect.stringMatching(/\d{6}/) }
    expect(reply.json().data).toEqual([
      { ...message, at: now },
      { ...message, at: now - 60_000 },
    ])
    expect(reply.headers['cache-control']).toBe('no-store')
  }
  expect((await app.inject('/dev/sms?mobile=85259999999')).json().data).toEqual([])
})

test.each(['', '?mobile=', '?mobile=%25', '?mobile=1', "?mobile='%20or%201=1", '?mobile=51200001&mobile=51200002'])(
  'N5 The query %j contains no valid number and is refused',
  async (query) => {
    const reply = await app.inject(`/dev/sms${query}`)
    expect([reply.statusCode, reply.json().reason]).toEqual([400, 'invalid_request'])
  },
)

test('N5 The sandbox can end the wait of one number for its next code', async () => {
  const [first, second] = [request(4), request(5)]
  expect([(await first).status, (await second).status]).toEqual([0, 0])
  expect((await request(4)).reason).toBe('sms_resend_too_soon')
  const payload = { mobile: '+85251200004' }
  expect((await app.inject({ method: 'POST', url: '/dev/sms/wait-over', payload })).json().status).toBe(0)
  expect((await request(4)).status).toBe(0)
  expect((await request(5)).reason).toBe('sms_resend_too_soon')
})

test('N5 The sandbox can use up the SMS budget of the day and restore it', async () => {
  const limitTo = async (limit: number) =>
    (await app.inject({ method: 'POST', url: '/dev/sms/budget', payload: { limit } })).json()
  const { data } = await limitTo(0)
  expect(data).toMatchObject({ limit: 0 })
  expect((await request(3)).reason).toBe('sms_budget_spent')
  expect(await sandboxMessages(context.db, '85251200003')).toEqual([])
  await limitTo(2000)
  expect((await request(3)).status).toBe(0)
})
