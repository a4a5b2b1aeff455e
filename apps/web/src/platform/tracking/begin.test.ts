import { expect, test, vi } from 'vitest'

const handed: string[] = []
vi.mock('./sdk.ts', () => ({
  openTracker: async () => ({
    track: (name: string) => handed.push(name),
    begin: (handOver: () => void) => handOver(),
    end: () => undefined,
  }),
}))
const page = new EventTarget()
vi.stubGlobal('__CLIENT_APP__', 'foyer')
vi.stubGlobal('location', { href: 'https://foyer.test/#/' })
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
vi.stubGlobal('document', Object.assign(page, { title: 'Hall', cookie: '', visibilityState: 'visible' }))
vi.stubGlobal('addEventListener', () => undefined)
const { track } = await import('../tracker.ts')
const { useUser } = await import('../user-store.ts')
const { answerStatistics } = await import('./consent.ts')
await import('./begin.ts')

test('one person’s events are not sent after the next person’s consent, and a waiting page view is sent before a hidden page ends', async () => {
  track('sign_in_code_asked')
  useUser.setState({ flag: 'register', userInfo: { mobileNo: 'A' } })
  track('sign_in_done')
  useUser.setState({ flag: 'login' })
  track('page_activity', { isAwaited: true })
  track('$pageview', { $url_path: '/activityTemplate' })
  useUser.setState({ flag: 'tourist', userInfo: null })
  track('page_activity')
  track('sign_in_code_asked')
  useUser.setState({ flag: 'register', userInfo: { mobileNo: 'B' } })
  answerStatistics('granted')
  await vi.waitFor(() => expect(handed).toEqual(['sign_in_code_asked']))

  track('page_activity', { isAwaited: true })
  track('$pageview', { $url_path: '/activityTemplate' })
  page.dispatchEvent(new Event('visibilitychange'))
  expect(handed).toEqual(['sign_in_code_asked'])
  Object.assign(page, { visibilityState: 'hidden' })
  page.dispatchEvent(new Event('visibilitychange'))
  expect(handed).toEqual(['sign_in_code_asked', '$pageview'])
})
