import { isRejected, readTrackingEvent } from '@foyer/api/tracking/tracking'
import { trackingTypes, type WireEvent } from '@foyer/protocol/tracking/events'
import { describe, expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import type { Tracker } from '../tracker.ts'

/** One event of each type, in the order of `trackingTypes`. */
const trackAll = (tracker: Tracker): void => {
  tracker.track('joined', { number: 488, name: '认购 𠮷', tags: ['a', 'b'], first: true })
  tracker.signUp('person-1')
  tracker.profile('profile_set', { level: 'gold' })
  tracker.profile('profile_set_once', { since: 2026 })
  tracker.profile('profile_append', { seen: ['funds'] })
  tracker.profile('profile_increment', { visits: 1 })
  tracker.profile('profile_unset', { level: 'whatever' })
  tracker.profile('profile_delete')
  tracker.item('item_set', 'activity', '488', { open: true })
  tracker.item('item_delete', 'activity', '488')
  tracker.bind('$identity_mobile', 'hash-of-it')
  tracker.unbind('$identity_mobile', 'hash-of-it')
}

const library = { $lib: 'js', $lib_method: 'code', $lib_version: '1.25.15', foyer_version: '0.1.0' }

const senders = ['beacon', 'ajax', 'image', 'batch'] as const
describe.each([...senders, 'debug'] as const)('sent by %s', (sender) => {
  test('T1 T2 T6 each of the twelve types has the wire format of the specification, field by field', async () => {
    const { started, collector, arrived, time } = await testFixture()
    const { tracker } = await started(sender === 'debug' ? { debug: 'store' } : { sender })
    trackAll(tracker)
    await arrived(12)

    // the collector's own parser accepts them
    expect(collector.events.map(readTrackingEvent).filter(isRejected)).toEqual([])
    const by = (type: string): WireEvent => collector.events.find((event) => event.type === type)!
    expect(collector.events.map(({ type }) => type).sort()).toEqual([...trackingTypes].sort())
    const anonymous_id = by('track').distinct_id
    const before = { distinct_id: anonymous_id, identities: { $identity_cookie_id: anonymous_id } }
    const ids = { $identity_cookie_id: anonymous_id, $identity_login_id: 'person-1' }
    const after = { distinct_id: 'person-1', identities: ids, login_id: 'person-1' }
    const common = (type: string) => ({ anonymous_id, lib: library, type })
    const fields = (type: string) => {
      const { time: happened, _track_id, _flush_time, properties, ...others } = by(type)
      expect(_track_id).toBeGreaterThan(99_999_999)
      expect(_track_id).toBeLessThan(1_000_000_000)
      expect(happened).toBeLessThanOrEqual(_flush_time)
      expect(_flush_time).toBeLessThanOrEqual(time.now())
      return others
    }
    expect(anonymous_id).toMatch(/^[0-9a-f]{32}$/)
    expect(fields('track')).toEqual({ ...common('track'), ...before, event: 'joined' })
    expect(fields('track_signup')).toEqual({
      ...common('track_signup'),
      ...after,
      event: '$SignUp',
      original_id: anonymous_id,
    })
    for (const type of trackingTypes.filter((name) => name.startsWith('profile')))
      expect(fields(type)).toEqual({ ...common(type), ...after })
    for (const type of ['item_set', 'item_delete'])
      expect(fields(type)).toEqual({ ...common(type), ...after, item_type: 'activity', item_id: '488' })
    expect(fields('track_id_bind')).toEqual({
      ...common('track_id_bind'),
      ...after,
      identities: { ...ids, $identity_mobile: 'hash-of-it' },
      event: '$BindID',
    })
    expect(fields('track_id_unbind')).toEqual({
      ...common('track_id_unbind'),
      ...after,
      identities: { $identity_mobile: 'hash-of-it' },
      event: '$UnbindID',
    })
    expect(by('track').properties).toMatchObject({ number: 488, name: '认购 𠮷', tags: ['a', 'b'], first: true })
    // COMM-17 as the reference SDK marks `distinct_id` as a person's
    const person = { $is_login_id: true }
    expect(by('track').properties).not.toHaveProperty('$is_login_id')
    expect(by('track_signup').properties).toMatchObject(person)
    expect(trackingTypes.filter((type) => !type.startsWith('track')).map((type) => by(type).properties)).toEqual([
      { level: 'gold', ...person },
      { since: 2026, ...person },
      { seen: ['funds'], ...person },
      { visits: 1, ...person },
      { level: true, ...person },
      person,
      { open: true },
      {},
    ])
  })
})

test('T2 each sender has a form of its own, all of project production', async () => {
  const { started, collector, sent } = await testFixture()
  const forms: Record<string, unknown> = {}
  for (const sender of senders) {
    const { tracker, crash } = await started({ sender })
    tracker.track('joined')
    await sent()
    crash()
    const { method, url, type, body } = collector.seen.at(-1)!
    forms[sender] = [method, url.replace(/data=.*/, 'data=…'), type, body.replace(/=.*/, '=…')]
  }
  expect(forms).toEqual({
    beacon: ['POST', '/sa?project=production', 'text/plain;charset=UTF-8', 'data=…'],
    ajax: ['POST', '/sa?project=production', 'application/x-www-form-urlencoded', 'data=…'],
    image: ['GET', '/sa?project=production&data=…', undefined, ''],
    batch: ['POST', '/sa?project=production', 'application/x-www-form-urlencoded', 'data_list=…'],
  })
})

test("T2 in debug mode each event is a GET of its own, dry if nothing is to be stored, and the collector's reply is reported", async () => {
  const { started, collector, sent } = await testFixture()
  const reports: unknown[] = []
  const { tracker } = await started({
    debug: 'dry',
    onReport: ({ event, status, reply }) => reports.push([event.event, status, reply]),
  })
  collector.answer = () => 400
  tracker.track('joined')
  await sent()
  expect(collector.seen.map(({ method, url, isDry }) => [method, url.slice(0, 32), isDry])).toEqual([
    ['GET', '/sa/debug?project=production&dat', true],
  ])
  expect(reports).toEqual([['joined', 400, expect.stringContaining('name_reserved')]])
  expect(collector.events).toEqual([])
})
