import { expect, test } from 'vitest'
import type { TrackedEvent } from '../tracker.ts'
import { pageFacts, type ToldEvent } from './page-facts.ts'

const origin = 'https://foyer.test'

/** A page that moves on, and what is handed over. */
const visit = () => {
  const shown = { url: `${origin}/#/`, title: 'Hall' }
  const taken: ToldEvent[] = []
  const facts = pageFacts({ url: () => shown.url, title: () => shown.title }, (event) => taken.push(event))
  let time = 0
  const tell = (name: TrackedEvent['name'], properties: TrackedEvent['properties'] = {}) =>
    facts.tell({ name, properties, time: ++time, url: shown.url })
  return {
    facts,
    taken,
    tell,
    /** the address changes at once, the title only after the view was told */
    goTo(path: string, title: string) {
      shown.url = `${origin}/#${path}`
      tell('$pageview', { $url_path: path.split('?')[0] ?? '' })
      shown.title = title
    },
  }
}
const seen = (taken: readonly ToldEvent[]) => taken.map(({ name, properties }) => [name, properties])

test('nothing is handed over before there is consent; then all of it, in order, with the times it happened', () => {
  const { facts, taken, tell, goTo } = visit()
  goTo('/', 'Hall')
  tell('sign_in_done')
  expect(taken).toEqual([])
  facts.open()
  tell('sign_in_code_asked')
  expect(taken.map(({ name, time }) => [name, time])).toEqual([
    ['$pageview', 1],
    ['sign_in_done', 2],
    ['sign_in_code_asked', 3],
  ])
})

test('A9 what happened on a page that was left since keeps its address and title; the SDK says those of the page that is there', () => {
  const { facts, taken, tell, goTo } = visit()
  goTo('/', 'Hall')
  tell('sign_in_done')
  goTo('/account', 'Account')
  facts.open()
  expect(seen(taken)).toEqual([
    ['$pageview', { $url_path: '/', $url: `${origin}/#/`, $title: 'Hall' }],
    ['sign_in_done', { $url: `${origin}/#/`, $title: 'Hall' }],
    ['$pageview', { $url_path: '/account' }],
  ])
})

test('no parameter of an address is in what is handed over late, and no hash that is not a route', () => {
  const { facts, taken, goTo, tell } = visit()
  goTo('/loginPage?handoff=secret&utm_source=x', 'Sign in')
  goTo('access_token=secret', 'Nowhere')
  tell('page_activity')
  goTo('/', 'Hall')
  facts.open()
  expect(taken.map(({ properties }) => properties.$url)).toEqual([`${origin}/#/loginPage`, `${origin}/`, undefined])
  expect(JSON.stringify(taken.map(({ properties }) => properties.$url))).not.toContain('secret')
})

test('the view of an activity page waits until it is known which one it is', () => {
  const { facts, taken, tell, goTo } = visit()
  facts.open()
  tell('page_activity', { isAwaited: true })
  goTo('/activityTemplate?code=x', 'Activity')
  expect(taken).toEqual([])
  tell('page_activity', { activity: 503 })
  expect(seen(taken)).toEqual([['$pageview', { $url_path: '/activityTemplate', activity: 503 }]])
})

test('an activity that came before its page is in the view at once, and in that of no page after it', () => {
  const { facts, taken, tell, goTo } = visit()
  facts.open()
  tell('page_activity', { activity: 488 })
  goTo('/dragonYearSpringFestival', 'Draw')
  tell('page_activity')
  goTo('/', 'Hall')
  expect(taken.map(({ properties }) => properties.activity)).toEqual([488, undefined])
})

test.each([
  ['does not come', ({ tell }: ReturnType<typeof visit>) => tell('page_activity')],
  ['is not waited for, as the page goes away', ({ facts }: ReturnType<typeof visit>) => facts.release()],
])('the view of an activity that %s goes without it', (_, end) => {
  const visited = visit()
  const { facts, taken, tell, goTo } = visited
  facts.open()
  tell('page_activity', { isAwaited: true })
  goTo('/activityTemplate?code=x', 'Activity')
  end(visited)
  expect(seen(taken)).toEqual([['$pageview', { $url_path: '/activityTemplate' }]])
})

test('a refusal forgets what was noted, and nothing is noted after it', () => {
  const { facts, taken, tell, goTo } = visit()
  goTo('/', 'Hall')
  facts.refuse()
  tell('sign_in_done')
  facts.open()
  expect(taken).toEqual([])
  tell('sign_in_done')
  expect(taken).toHaveLength(1)
})

test('with who leaves goes what they did: what is only noted to nobody, what waits for its activity while it is still theirs', () => {
  const { facts, taken, tell, goTo } = visit()
  tell('sign_in_done')
  tell('page_activity', { isAwaited: true })
  goTo('/activityTemplate?code=x', 'Activity')
  facts.leave()
  tell('page_activity', { activity: 503 })
  facts.open()
  expect(taken).toEqual([])
  tell('page_activity', { isAwaited: true })
  goTo('/activityTemplate?code=y', 'Activity')
  facts.leave()
  expect(seen(taken)).toEqual([['$pageview', { $url_path: '/activityTemplate' }]])
})

test('a hundred events are noted at most', () => {
  const { facts, taken, tell } = visit()
  for (let number = 0; number < 130; number++) tell('sign_in_done')
  facts.open()
  expect(taken).toHaveLength(100)
})
