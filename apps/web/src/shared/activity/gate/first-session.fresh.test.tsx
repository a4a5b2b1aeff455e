import { lost, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSession } from '../../../platform/session.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { deferred, panel, paths, statusOf503 } from '../testing/activity-screen.ts'

test('A visitor sees a request to sign in before a session opens, and also when none can be opened', async () => {
  const { pending, settle } = deferred()
  await openScreen(paths.open, { answers: { 'POST /jwt/auth/tourist': () => pending.then(() => lost) } })
  await expect.element(panel).toMatchTextContent('Sign in to take part')
  await expect.poll(() => requestsOf('POST /jwt/auth/tourist').length).toBe(1)
  await panel.getByRole('link', { name: 'Sign in to join' }).click()
  await expect.element(page.getByCss('input[type=tel]')).toBeVisible()
  expect(requestsOf(statusOf503)).toEqual([])
  settle()
  await expect(openSession()).rejects.toThrow()
  // after a failure the communication layer pauses for a second
  serve({ 'POST /jwt/auth/tourist': undefined })
  const opens = () =>
    openSession().then(
      () => true,
      () => false,
    )
  await expect.poll(opens).toBe(true)
})
