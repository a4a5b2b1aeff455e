import { expect, test } from 'vitest'
import type { TrafficEntry } from '../wire.ts'
import { trafficReader } from './read-traffic.ts'

const from = (who: TrafficEntry['from'], message: object | string, at = 0): TrafficEntry => ({
  frame: 'ios-app',
  from: who,
  at,
  text: typeof message === 'string' ? message : JSON.stringify(message),
})
const call = {
  v: 1,
  id: 'a',
  provider: 'retail',
  name: 'sendHttp',
  params: { method: 'POST', url: 'http://localhost:1/api/x?y=1' },
}
const reply = { v: 1, id: 'a', data: 'x'.repeat(2048), info: { error_code: 0, error_message: 'success' } }

test('a reply is shown with its call and its duration, and a sealed answer with its length only', () => {
  const read = trafficReader()
  expect(read(from('page', call, 100))).toMatchObject({ direction: 'call', name: 'sendHttp', detail: 'POST /api/x' })
  expect(read(from('host', reply, 134))).toEqual({
    direction: 'reply',
    name: 'sendHttp',
    detail: 'sealed, 2.0 KB · 34 ms',
    isFailure: false,
  })
})

test('the same id on another bridge is another call', () => {
  const read = trafficReader()
  read(from('page', call))
  expect(read({ ...from('host', reply), frame: 'android-app' }).detail).toContain('no call of this page')
})

test('a refusal is shown as a failure with its own message', () => {
  const info = { error_code: -1, error_message: 'no function share of provider retail' }
  expect(trafficReader()(from('host', { ...reply, info }))).toMatchObject({
    isFailure: true,
    detail: expect.stringContaining('-1 no function share'),
  })
})

test.each(['', '{"v":1,"id"', 'null', '[]', '7', '{"v":1}'])('%j is unreadable and shown unchanged', (text) => {
  expect(trafficReader()(from('host', text))).toEqual({
    direction: 'unreadable',
    name: 'unreadable',
    detail: text,
    isFailure: true,
  })
})

test('a request of a page to its mini-program is a call with its own name', () => {
  const back = { name: 'navigateBack', arg: { delta: 1 } }
  const to = { name: 'navigateTo', arg: { url: '/pages/session/session?quit=1' } }
  expect(trafficReader()(from('page', back))).toMatchObject({ direction: 'call', name: 'navigateBack', detail: '' })
  expect(trafficReader()(from('page', to))).toMatchObject({ name: 'navigateTo', detail: to.arg.url })
})

test('an event is shown with its language', () => {
  const event = { v: 1, event: 'userConfigChanged', data: { language: 'zh-HK' } }
  expect(trafficReader()(from('host', event))).toMatchObject({ direction: 'event', detail: 'zh-HK' })
  const bars = { ...event, data: { language: 'zh-HK', insets: { top: 47, bottom: 34 } } }
  expect(trafficReader()(from('host', bars)).detail).toBe('zh-HK top 47 bottom 34')
})
