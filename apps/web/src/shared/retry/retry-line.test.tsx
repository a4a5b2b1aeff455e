import { refused, requestsOf, serve } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'
import { panel, paths, sooner, statusOf503 } from '../activity/testing/activity-screen.ts'
import { joinStatus } from '../activity/testing/join-status.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = (retryAfter: number) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true })
  return openScreen(paths.open, {
    language: 'en-US',
    viewer: 'registered',
    answers: { [statusOf503]: refused('unavailable', { retryAfter }) },
  })
}

test('O12 a page that a busy server refused states when it tries again, and shows the answer without a tap', async () => {
  await open(8)
  await expect.element(page.getByText(/We try again in \d+ s\./)).toBeVisible()
  serve({ [statusOf503]: () => joinStatus() })
  await expect.poll(sooner(() => panel.element().textContent)).toContain('Join')
})

test('O12 a wait of several minutes is left to the person, with a button', async () => {
  await open(600)
  await expect.element(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  const { length } = requestsOf(statusOf503)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.getByText(/We try again/).elements()).toHaveLength(0)
  expect(requestsOf(statusOf503)).toHaveLength(length)
})
