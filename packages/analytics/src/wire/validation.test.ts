import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import type { Refusal } from './properties.ts'

const longest = 'a'.repeat(100)

/** The rejections of a tracker. */
const refusing = async () => {
  const refusals: Refusal[] = []
  const fixture = await testFixture()
  const { tracker } = await fixture.started({ sender: 'batch', onRejected: (refusal) => refusals.push(refusal) })
  return { ...fixture, tracker, refusals }
}

test('V13 names are texts of 1 to 100 characters, identifiers and none of the reserved words', async () => {
  const { tracker, refusals, browser } = await refusing()
  const wrong = [
    ['', 'name_empty'],
    [`${longest}a`, 'name_too_long'],
    ['1a', 'name_malformed'],
    ['a-b', 'name_malformed'],
    ...['distinct_id', 'TIME', 'properties', 'user_tag_1', 'events'].map((name) => [name, 'name_reserved']),
  ].map(([name = '', rejection = '']) => ({ name, rejection }))
  for (const { name } of wrong) {
    expect(tracker.track(name)).toBe(false)
    expect(tracker.track('joined', { [name]: 1 })).toBe(false)
    expect(tracker.item('item_set', name, '1')).toBe(false)
    expect(tracker.bind(name, '1')).toBe(false)
    expect(tracker.unbind(name, '1')).toBe(false)
  }
  expect(refusals).toEqual(wrong.flatMap((one) => Array.from({ length: 5 }, () => one)))
  expect(browser.keys('foyer.tracker.event.')).toEqual([])
  for (const name of [longest, '_a', '$a', 'a1', 'timed']) expect(tracker.track(name, { [name]: 1 })).toBe(true)
})

test('V13 ids are texts of 1 to 255 characters', async () => {
  const { tracker, refusals } = await refusing()
  for (const id of ['', 'a'.repeat(256)]) {
    expect(tracker.signUp(id)).toBe(false)
    expect(tracker.item('item_delete', 'activity', id)).toBe(false)
    expect(tracker.bind('$identity_mobile', id)).toBe(false)
  }
  expect(refusals.map(({ rejection }) => rejection)).toEqual([
    ...Array.from({ length: 3 }, () => 'id_empty'),
    ...Array.from({ length: 3 }, () => 'id_too_long'),
  ])
  expect(tracker.signUp('a'.repeat(255))).toBe(true)
})

test('V13 T9 texts are cut to 500 characters, in lists too, and never in the middle of a character', async () => {
  const { tracker, collector, sent } = await refusing()
  tracker.track('joined', { text: 'x'.repeat(501), list: ['y'.repeat(501)], wide: `${'z'.repeat(499)}𠮷` })
  await sent()
  expect(collector.events[0]?.properties).toMatchObject({
    text: 'x'.repeat(500),
    list: ['y'.repeat(500)],
    wide: 'z'.repeat(499),
  })
})

test('V13 increments are numbers, and values are what the wire can represent', async () => {
  const { tracker, refusals } = await refusing()
  for (const value of ['1', true, Number.NaN, Number.POSITIVE_INFINITY, ['1']])
    expect(tracker.profile('profile_increment', { visits: value })).toBe(false)
  for (const value of [null, {}, [1]]) expect(tracker.profile('profile_set', { level: value })).toBe(false)
  for (const value of [1, [1]]) expect(tracker.profile('profile_append', { seen: value })).toBe(false)
  expect(refusals.map(({ rejection }) => rejection)).toEqual([
    ...Array.from({ length: 5 }, () => 'increment_not_numeric'),
    ...Array.from({ length: 5 }, () => 'value_malformed'),
  ])
  expect(tracker.profile('profile_increment', { visits: -1.5 })).toBe(true)
  expect(tracker.track('joined', { nothing: undefined })).toBe(true)
})

test('COMM-17 a value that the wire cannot represent is left out and rejected separately, and the event is sent without it', async () => {
  const { tracker, collector, sent, refusals } = await refusing()
  const wrong = {
    nothing: null,
    no_number: Number.NaN,
    endless: Number.POSITIVE_INFINITY,
    day: new Date(),
    work: () => 1,
    object: {},
    mixed: ['a', 1],
    symbol: Symbol('a'),
    large: 1n,
  }
  expect(tracker.track('joined', { before: 1, ...wrong, missing: undefined, after: 'x' })).toBe(true)
  expect(tracker.profile('profile_set', { level: 'gold', since: null })).toBe(true)
  expect(tracker.profile('profile_append', { seen: ['funds'], other: 1 })).toBe(true)
  await sent()
  const [joined, set, append] = collector.events.map(({ properties }) => properties)
  expect(joined).toMatchObject({ before: 1, after: 'x' })
  for (const name of [...Object.keys(wrong), 'missing']) expect(joined).not.toHaveProperty(name)
  expect([set, append]).toEqual([{ level: 'gold' }, { seen: ['funds'] }])
  expect(refusals).toEqual(
    [...Object.keys(wrong), 'since', 'other'].map((name) => ({ rejection: 'value_malformed', name })),
  )
})

test('COMM-17 an invalid value among the common properties rejects no event', async () => {
  const fixture = await testFixture()
  const properties = () => ({ language: 'en-US', theme: Number.NaN })
  const { tracker } = await fixture.started({ properties })
  expect(tracker.track('joined')).toBe(true)
  await fixture.sent()
  expect(fixture.collector.events[0]?.properties).toMatchObject({ language: 'en-US' })
  expect(fixture.collector.events[0]?.properties).not.toHaveProperty('theme')
})

test('COMM-17 one text is appended to a profile as a list of one, as the reference SDK does', async () => {
  const { tracker, collector, sent, refusals } = await refusing()
  expect(tracker.profile('profile_append', { seen: 'x'.repeat(501), other: ['a', 'b'] })).toBe(true)
  await sent()
  expect(collector.events[0]?.properties).toEqual({ seen: ['x'.repeat(500)], other: ['a', 'b'] })
  expect(refusals).toEqual([])
})

test('an undefined property is left out, even if the page has a value for it; any name that is not reserved is accepted', async () => {
  const { tracker, collector, sent, refusals } = await refusing()
  tracker.track('joined', { $title: undefined, rejection: 'none', name: 'Ada' })
  await sent()
  expect(collector.events[0]?.properties).toMatchObject({ rejection: 'none', name: 'Ada' })
  expect([collector.events[0]?.properties.$title, refusals]).toEqual([undefined, []])
})
