import type { ActivityDetail } from '@foyer/api/activities'
import { lost, requestsOf } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { openScreen } from '../../../testing/screen.tsx'
import * as gateStyles from '../gate/gate.module.css'
import {
  detailOf,
  detailOf503,
  facts,
  fakeTimers,
  joinButton,
  panel,
  paths,
  sooner,
  statusOf503,
  textOf,
} from '../testing/activity-screen.ts'
import { joinStatus } from '../testing/join-status.ts'
import * as frameStyles from './frame.module.css'

afterEach(() => void vi.restoreAllMocks())

const soon = ({ asOf }: ActivityDetail) => ({ phase: 'upcoming' as const, opensAt: asOf + 1_000 })
/** The first request returns the activity before its opening. The n-th further request returns `later(n)`. */
const beforeOpening = async (later: (nth: number) => unknown) => {
  const upcoming = await detailOf('first-account', soon)
  return () => {
    const nth = requestsOf(detailOf503).length - 1
    return nth === 0 ? upcoming : later(nth)
  }
}
const opened = () => detailOf('first-account')

test('X3 when the request at the end of a countdown is lost, the page requests the activity again automatically', async () => {
  const real = await opened()
  // one request and its retries are lost
  const answers = {
    [statusOf503]: lost,
    [detailOf503]: await beforeOpening((nth) => (nth > 3 ? { ...real, asOf: Date.now() } : lost)),
  }
  fakeTimers()
  await openScreen(paths.open, { answers })
  await expect.element(facts).toMatchTextContent('Coming up')
  await expect.poll(sooner(() => textOf(`.${frameStyles.facts}`))).toContain('Open now')
  expect(requestsOf(detailOf503).length).toBe(5)
})

test('X3 a personal answer from before the opening is discarded, and the page requests a new one until it arrives', async () => {
  const real = await opened()
  let requests = 0
  const answers = {
    [detailOf503]: await beforeOpening(() => ({ ...real, asOf: Date.now() })),
    [statusOf503]: () => {
      requests += 1
      if (requests > 4) return joinStatus()
      return requests > 1 ? lost : joinStatus({ gate: 'not_started', asOf: real.opensAt - 1 })
    },
  }
  fakeTimers()
  await openScreen(paths.open, { viewer: 'registered', answers })
  await expect.element(panel).toMatchTextContent('Opens')
  await expect.poll(sooner(() => textOf(`.${frameStyles.facts}`))).toContain('Open now')
  await expect.poll(sooner(() => textOf(`.${gateStyles.gatePanel}`))).toContain('We could not check your status')
  await expect.element(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect.poll(sooner(() => joinButton.elements().length)).toBe(1)
})
