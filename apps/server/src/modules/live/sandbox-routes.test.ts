import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { newcomers } from '../activities/testing.ts'

const { app, context } = await testApp()
const post = async (url: string, payload: object) => (await app.inject({ method: 'POST', url, payload })).json()
const stateOf = async (code: string) => (await app.inject({ url: `/api/live/${code}` })).json().state

test.each(['scheduled', 'live', 'interrupted', 'ended', 'replay'])(
  'POST /dev/live/sessions creates a session that is %s',
  async (state) => {
    const { data } = await post('/dev/live/sessions', { state })
    expect(data).toEqual({ session: expect.stringMatching(/^own-[0-9a-f]{12}$/), state })
    expect(await stateOf(data.session)).toBe(state)
    const { others } = (await app.inject({ url: '/api/live' })).json()
    expect(others.map(({ code }: { code: string }) => code)).not.toContain(data.session)
  },
)

test('POST /dev/live moves a session through its states, and refuses other transitions', async () => {
  const { session } = (await post('/dev/live/sessions', { state: 'scheduled', like: 'quarter-ahead' })).data
  const step = (name: string) => post('/dev/live', { session, step: name })
  expect(await step('interrupt')).toMatchObject({ reason: 'invalid_request' })
  expect((await step('begin')).data.state).toBe('live')
  expect((await step('interrupt')).data.state).toBe('interrupted')
  expect(await step('begin')).toMatchObject({ reason: 'invalid_request' })
  expect((await step('resume')).data.state).toBe('live')
  expect((await step('end')).data.state).toBe('ended')
  expect(await post('/dev/live', { session: 'nothing', step: 'end' })).toMatchObject({ reason: 'not_found' })
  expect(await post('/dev/live/sessions', { like: 'nothing' })).toMatchObject({ reason: 'not_found' })
})

test('POST /dev/live sends the reminders of one session as if they were due', async () => {
  const { from, as, mobile } = await newcomers(app, context)()
  const { session } = (await post('/dev/live/sessions', { state: 'scheduled', like: 'quarter-ahead' })).data
  const key = crypto.randomUUID()
  await from.post('/api/user/live/reminder/set', { session, key, language: 'en-US' }, as)
  expect((await post('/dev/live', { session, step: 'remind' })).data.state).toBe('scheduled')
  const messages = (await app.inject({ url: `/dev/sms?mobile=${mobile.slice(1)}` })).json().data
  expect(messages[0].text).toContain('for which you set a reminder')
})
