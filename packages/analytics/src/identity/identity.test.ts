import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'

const cookie = 'foyer_anonymous_id'

test('T11 an anonymous id is also stored in a cookie of 73000 days, which each visit sets anew', async () => {
  const { started, browser } = await testFixture()
  const { tracker } = await started()
  const id = tracker.identity()?.anonymousId
  expect(browser.cookies.get(cookie)).toEqual({ value: id, seconds: 73_000 * 86_400 })
  browser.cookies.delete(cookie)
  const again = await started()
  expect(again.tracker.identity()?.anonymousId).toBe(id)
  expect(browser.cookies.get(cookie)?.value).toBe(id)
})

test('T11 a cookie that outlives its storage restores the identity; a foreign one does not', async () => {
  const { started, browser } = await testFixture()
  const id = (await started()).tracker.identity()?.anonymousId
  browser.values.clear()
  expect((await started()).tracker.identity()?.anonymousId).toBe(id)
  browser.values.clear()
  browser.cookies.set(cookie, { value: '<script>', seconds: 1 })
  expect((await started()).tracker.identity()?.anonymousId).toMatch(/^[0-9a-f]{32}$/)
})

test('signing up is sent once for each person; after signing out the browser is anonymous again', async () => {
  const { started, collector, sent } = await testFixture()
  const { tracker } = await started({ sender: 'batch' })
  const anonymous = tracker.identity()?.anonymousId
  tracker.signUp('person-1')
  tracker.signUp('person-1')
  tracker.track('as_person')
  tracker.signOut()
  tracker.track('as_nobody')
  tracker.signUp('person-2')
  await sent()
  expect(
    collector.events.map(({ event, distinct_id, login_id, original_id }) => [
      event,
      distinct_id,
      login_id,
      original_id,
    ]),
  ).toEqual([
    ['$SignUp', 'person-1', 'person-1', anonymous],
    ['as_person', 'person-1', 'person-1', undefined],
    ['as_nobody', anonymous, undefined, undefined],
    ['$SignUp', 'person-2', 'person-2', anonymous],
  ])
})

test('a bound id is part of every event, in other tabs too, until it is unbound', async () => {
  const { started, collector, sent, time } = await testFixture()
  const one = await started({ sender: 'batch' })
  const other = await started({ sender: 'batch' })
  one.tracker.bind('$identity_mobile', 'm1')
  time.advance(1)
  other.tracker.track('bound')
  one.tracker.unbind('$identity_mobile', 'another')
  time.advance(1)
  other.tracker.track('still_bound')
  one.tracker.unbind('$identity_mobile', 'm1')
  time.advance(1)
  other.tracker.track('free')
  await sent()
  const ids = collector.events
    .filter(({ type }) => type === 'track')
    .map(({ event, identities }) => [event, identities.$identity_mobile])
  expect(ids).toEqual([
    ['bound', 'm1'],
    ['still_bound', 'm1'],
    ['free', undefined],
  ])
})

test('events from before consent arrive in the order in which they were tracked', async () => {
  const { browser, collector, arrived } = await testFixture()
  const { tracker } = browser.openTab({ consent: 'unknown', sender: 'batch' })
  tracker.signUp('person-1')
  tracker.track('as_person')
  tracker.signOut()
  tracker.track('as_nobody')
  tracker.start()
  tracker.setConsent('granted')
  await arrived(3)
  expect(collector.events.map(({ event, login_id }) => [event, login_id])).toEqual([
    ['$SignUp', 'person-1'],
    ['as_person', 'person-1'],
    ['as_nobody', undefined],
  ])
})

test('track ids have nine digits and differ', async () => {
  const { started, collector, sent } = await testFixture()
  const { tracker } = await started({ sender: 'batch' })
  for (let number = 0; number < 100; number++) tracker.track('joined')
  await sent()
  const ids = collector.events.map(({ _track_id }) => String(_track_id))
  expect(new Set(ids).size).toBe(100)
  for (const id of ids) expect(id).toMatch(/^[1-9]\d{8}$/)
})
