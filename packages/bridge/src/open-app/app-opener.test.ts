import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Host } from '../host/detect-host.ts'
import { appOpener } from './app-opener.ts'
import { intentUrl } from './intent-url.ts'
import { openAppSteps } from './steps.ts'

const links = {
  scheme: 'foyer://open',
  universalLink: 'https://m.foyer.example/open',
  download: 'https://m.foyer.example/app',
}
const { universalLink: _, ...withoutLink } = links
const android: Host = { name: 'browser', system: 'android' }
const ios: Host = { name: 'browser', system: 'ios' }

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => vi.useRealTimers())

/** A page and the addresses it was sent to, each with the milliseconds since the test began. */
const openPage = () => {
  const began = Date.now()
  const listeners = new Set<() => void>()
  const page = {
    went: [] as [number, string][],
    isAway: false,
    go: (url: string) => void page.went.push([Date.now() - began, url]),
    isHidden: () => page.isAway,
    onLeave: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    now: () => Date.now(),
    leave: () => {
      for (const listener of [...listeners]) listener()
    },
    listeners,
  }
  return { page, open: appOpener(page) }
}

test.each(['wechat', 'qq', 'weibo', 'mini-program'] as const)(
  'A5 in %s no address is tried, and the page gets in-app-browser',
  (name) => {
    for (const system of ['android', 'ios', 'harmony', 'other'] as const) {
      const { page, open } = openPage()
      expect(open({ name, system }, links)).toBe('in-app-browser')
      vi.advanceTimersByTime(10_000)
      expect(page.went).toEqual([])
      expect(page.listeners.size).toBe(0)
    }
  },
)

test.each(['retail', 'institution'] as const)('in the app itself (%s) nothing is opened', (name) => {
  const { page, open } = openPage()
  expect(open({ name, system: 'ios' }, links)).toBe('in-app')
  vi.advanceTimersByTime(10_000)
  expect(page.went).toEqual([])
})

test('A6 on Android the tap opens the scheme, and the download address follows after 3000 ms', () => {
  const { page, open } = openPage()
  expect(open(android, links)).toBe('tried')
  expect(page.went).toEqual([[0, 'foyer://open']])
  vi.advanceTimersByTime(2_999)
  expect(page.went).toHaveLength(1)
  vi.advanceTimersByTime(60_000)
  expect(page.went.slice(1)).toEqual([[3_000, 'https://m.foyer.example/app']])
})

test('A6 if the Android package is named, an intent contains the scheme', () => {
  const [first] = openAppSteps(android, { ...links, androidPackage: 'example.foyer.app' })
  expect(first?.url).toBe('intent://open#Intent;scheme=foyer;package=example.foyer.app;end')
  expect(intentUrl('foyer://open?to=#/myRewards', 'p')).toBe(
    'intent://open?to=%23/myRewards#Intent;scheme=foyer;package=p;end',
  )
})

test('A7 on iOS the universal link comes first, then the scheme, then the download address at 3000 ms', () => {
  const { page, open } = openPage()
  open(ios, links)
  vi.advanceTimersByTime(60_000)
  expect(page.went).toEqual([
    [0, 'https://m.foyer.example/open'],
    [500, 'foyer://open'],
    [3_000, 'https://m.foyer.example/app'],
  ])
})

test('A7 on iOS without a universal link the scheme comes first, then the download address', () => {
  const { page, open } = openPage()
  open(ios, withoutLink)
  vi.advanceTimersByTime(60_000)
  expect(page.went).toEqual([
    [0, 'foyer://open'],
    [3_000, 'https://m.foyer.example/app'],
  ])
})

test('COMM-11 on HarmonyOS the scheme comes first, then the download address at 3000 ms', () => {
  const { page, open } = openPage()
  open({ name: 'browser', system: 'harmony' }, links)
  vi.advanceTimersByTime(60_000)
  expect(page.went).toEqual([
    [0, 'foyer://open'],
    [3_000, 'https://m.foyer.example/app'],
  ])
})

test('on other devices than phones and tablets only the download address is opened', () => {
  const { page, open } = openPage()
  open({ name: 'pc', system: 'other' }, links)
  vi.advanceTimersByTime(60_000)
  expect(page.went).toEqual([[0, 'https://m.foyer.example/app']])
})

describe.each([
  ['A6', android],
  ['A7', ios],
])('%s the app has opened', (_row, host) => {
  test.each([100, 700, 2_999])('a page that was hidden or left after %s ms is sent to no further address', (after) => {
    const { page, open } = openPage()
    open(host, links)
    vi.advanceTimersByTime(after)
    const before = page.went.length
    page.leave()
    vi.advanceTimersByTime(60_000)
    expect(page.went).toHaveLength(before)
    expect(page.listeners.size).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a page that is hidden at the time of a step stays, even without an event', () => {
    const { page, open } = openPage()
    open(host, withoutLink)
    page.isAway = true
    vi.advanceTimersByTime(60_000)
    expect(page.went).toHaveLength(1)
  })

  test('a page whose timers were suspended was not in front, and stays when they fire', () => {
    const { page, open } = openPage()
    open(host, withoutLink)
    vi.setSystemTime(Date.now() + 30_000)
    vi.advanceTimersByTime(3_000)
    expect(page.went).toHaveLength(1)
  })

  test('a page that is restored from the cache is sent nowhere, and a tap on it starts again', () => {
    const { page, open } = openPage()
    open(host, withoutLink)
    page.leave()
    vi.advanceTimersByTime(60_000)
    open(host, withoutLink)
    vi.advanceTimersByTime(60_000)
    expect(page.went.map(([, url]) => url)).toEqual(['foyer://open', 'foyer://open', links.download])
  })
})

test('A6 two taps lead to one download address, 3000 ms after the second', () => {
  const { page, open } = openPage()
  open(android, links)
  vi.advanceTimersByTime(1_000)
  open(android, links)
  vi.advanceTimersByTime(60_000)
  expect(page.went).toEqual([
    [0, 'foyer://open'],
    [1_000, 'foyer://open'],
    [4_000, 'https://m.foyer.example/app'],
  ])
  expect(page.listeners.size).toBe(0)
})
