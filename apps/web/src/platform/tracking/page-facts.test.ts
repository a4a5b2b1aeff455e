import { expect, test } from 'vitest'
import type { TrackedEvent } from '../tracker.ts'
import { type CompletedEvent, pageFacts } from './page-facts.ts'

const origin = 'https://foyer.test'

/** A page that navigates, and the events that it passes to the SDK. */
const visit = () => {
  const shown = { url: `${origin}/#/`, title: 'Hall' }
  const sent: CompletedEvent[] = []
  const facts = pageFacts({ url: () => shown.url, title: () => shown.title }, (event) => sent.push(event))
  let time = 0
  const record = (name: TrackedEvent['name'], properties: TrackedEvent['properties'] = {}) =>
    facts.record({ name, properties, time: ++time, url: shown.url })
  return {
    facts,
    sent,
    record,
    /** the address changes at once, and the title only after the page view was reported */
    goTo(path: string, title: string) {
      shown.url = `${origin}/#${path}`
      record('$pageview', { $url_path: path.split('?')[0] ?? '' })
      shown.title = title
    },
  }
}
const seen = (sent: readonly CompletedEvent[]) => sent.map(({ name, properties }) => [name, properties])

test('nothing is passed on before consent, and then everything in order, with its original time', () => {
  const { facts, sent, record, goTo } = visit()
  goTo('/', 'Hall')
  record('sign_in_done')
  expect(sent).toEqual([])
  facts.open()
  record('sign_in_code_asked')
  expect(sent.map(({ name, time }) => [name, time])).toEqual([
    ['$pageview', 1],
    ['sign_in_done', 2],
    ['sign_in_code_asked', 3],
  ])
})

test('A9 an event of a page that was left has its own address and title, and the SDK adds those of the current page', () => {
  const { facts, sent, record, goTo } = visit()
  goTo('/', 'Hall')
  record('sign_in_done')
  goTo('/account', 'Account')
  facts.open()
  expect(seen(sent)).toEqual([
    ['$pageview', { $url_path: '/', $url: `${origin}/#/`, $title: 'Hall' }],
    ['sign_in_done', { $url: `${origin}/#/`, $title: 'Hall' }],
    ['$pageview', { $url_path: '/account' }],
  ])
})

test('an event that is passed on later has no parameter of an address, and no hash that is not a route', () => {
  const { facts, sent, goTo, record } = visit()
  goTo('/loginPage?handoff=secret&utm_source=x', 'Sign in')
  goTo('access_token=secret', 'Nowhere')
  record('page_activity')
  goTo('/', 'Hall')
  facts.open()
  expect(sent.map(({ properties }) => properties.$url)).toEqual([`${origin}/#/loginPage`, `${origin}/`, undefined])
  expect(JSON.stringify(sent.map(({ properties }) => properties.$url))).not.toContain('secret')
})

test('the view of an activity page waits until its activity is known', () => {
  const { facts, sent, record, goTo } = visit()
  facts.open()
  record('page_activity', { isAwaited: true })
  goTo('/activityTemplate?code=x', 'Activity')
  expect(sent).toEqual([])
  record('page_activity', { activity: 503 })
  expect(seen(sent)).toEqual([['$pageview', { $url_path: '/activityTemplate', activity: 503 }]])
})

test('an activity that is known before the page view is in that view at once, and in no later page’s view', () => {
  const { facts, sent, record, goTo } = visit()
  facts.open()
  record('page_activity', { activity: 488 })
  goTo('/dragonYearSpringFestival', 'Draw')
  record('page_activity')
  goTo('/', 'Hall')
  expect(sent.map(({ properties }) => properties.activity)).toEqual([488, undefined])
})

test.each([
  ['does not come', ({ record }: ReturnType<typeof visit>) => record('page_activity')],
  ['is not waited for, as the page goes away', ({ facts }: ReturnType<typeof visit>) => facts.release()],
])('the view of an activity that %s is sent without it', (_, end) => {
  const visited = visit()
  const { facts, sent, record, goTo } = visited
  facts.open()
  record('page_activity', { isAwaited: true })
  goTo('/activityTemplate?code=x', 'Activity')
  end(visited)
  expect(seen(sent)).toEqual([['$pageview', { $url_path: '/activityTemplate' }]])
})

test('a refusal deletes the recorded events, and nothing is recorded after it', () => {
  const { facts, sent, record, goTo } = visit()
  goTo('/', 'Hall')
  facts.refuse()
  record('sign_in_done')
  facts.open()
  expect(sent).toEqual([])
  record('sign_in_done')
  expect(sent).toHaveLength(1)
})

test('when a person leaves, their recorded events are deleted, and a waiting view is sent while it is still theirs', () => {
  const { facts, sent, record, goTo } = visit()
  record('sign_in_done')
  record('page_activity', { isAwaited: true })
  goTo('/activityTemplate?code=x', 'Activity')
  facts.leave()
  record('page_activity', { activity: 503 })
  facts.open()
  expect(sent).toEqual([])
  record('page_activity', { isAwaited: true })
  goTo('/activityTemplate?code=y', 'Activity')
  facts.leave()
  expect(seen(sent)).toEqual([['$pageview', { $url_path: '/activityTemplate' }]])
})

test('at most a hundred events are recorded', () => {
  const { facts, sent, record } = visit()
  for (let number = 0; number < 130; number++) record('sign_in_done')
  facts.open()
  expect(sent).toHaveLength(100)
})
