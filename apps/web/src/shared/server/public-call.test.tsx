import { hanging, publicAnswer, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { goTo, openScreen } from '../../testing/screen.tsx'
import * as styles from '../ui/skeleton.module.css'

const activities = 'GET /api/activities'

test('X3 a public call that hangs times out after 15 seconds and two retries, and the page offers Try again', async () => {
  // a screen without activities, so that timers are fake before activities are requested
  await openScreen('/loginPage')
  await expect.poll(() => localStorage.getItem('foyer.flag')).toBe('tourist')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  serve({ [activities]: hanging })
  await goTo('/')
  await expect.element(page.getByCss(`.${styles.skeleton}`).first()).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  await vi.advanceTimersByTimeAsync(44_000)
  expect(retry.elements()).toEqual([])
  await vi.advanceTimersByTimeAsync(6_000)
  await expect.element(retry).toBeVisible()
  expect(requestsOf(activities)).toHaveLength(3)
  vi.useRealTimers()
  serve({ [activities]: publicAnswer })
  await retry.click()
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
})
