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

test('a reply is known by its call, says how long it took, and of a sealed answer only its length', () => {
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

test('a refusal is a failure in its own words', () => {
  const info = { error_code: -1, error_message: 'no function share of provider retail' }
  expect(trafficReader()(from('host', { ...reply, info }))).toMatchObject({
    isFailure: true,
    detail: expect.stringContaining('-1 no function share'),
  })
})

test.each(['', '{"v":1,"id"', 'null', '[]', '7', '{"v":1}'])('%j is unreadable and shown as it was', (text) => {
  expect(trafficReader()(from('host', text))).toEqual({
    direction: 'unreadable',
    name: 'unreadable',
    detail: text,
    isFailure: true,
  })
})

test('what a page asks the mini-program around it is a call by its own name', () => {
  const back = { name: 'navigateBack', arg: { delta: 1 } }
  const to = { name: 'navigateTo', arg: { url: '/pages/session/session?quit=1' } }
  expect(trafficReader()(from('page', back))).toMatchObject({ direction: 'call', name: 'navigateBack', detail: '' })
  expect(trafficReader()(from('page', to))).toMatchObject({ name: 'navigateTo', detail: to.arg.url })
})

test('an event is told with the language it brings', () => {
  const event = { v: 1, event: 'userConfigChanged', data: { language: 'zh-HK' } }
  expect(trafficReader()(from('host', event))).toMatchObject({ direction: 'event', detail: 'zh-HK' })
  const bars = { ...event, data: { language: 'zh-HK', insets: { top: 47, bottom: 34 } } }
  expect(trafficReader()(from('host', bars)).detail).toBe('zh-HK top 47 bottom 34')
})
