import { expectAccessible, setOnline } from '@foyer/testing/browser'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { knowRoutes } from '../platform/navigation.ts'
import { prepare, takeComplaints } from '../testing/client.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Failed } from './failed.tsx'
import '../shared/theme/theme.css'

const Broken = (): never => {
  throw new TypeError('broken')
}

test('X3 O6 a screen that failed to load shows the hotline, a link to complaints and a retry button', async () => {
  await prepare({})
  knowRoutes(['/about'])
  let retries = 0
  await render(<Failed onRetry={() => (retries += 1)} />)
  await expect.element(page.getByRole('alert').getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Call \+852/ })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Complaints and official addresses' }))
    .toHaveAttribute('href', '#/about')
  await expectAccessible()
  await page.getByRole('button', { name: 'Try again' }).click()
  expect(retries).toBe(1)
})

test('X3 a screen that failed to load without a network says so, and loads once there is one', async () => {
  await prepare({})
  setOnline(false)
  let retries = 0
  await render(<Failed onRetry={() => (retries += 1)} />)
  await expect.element(page.getByRole('alert').getByRole('heading', { name: 'No connection' })).toBeVisible()
  setOnline(true)
  expect(retries).toBe(1)
})

test('O6 A12 a screen whose code fails is replaced by one with a retry button, its error is reported, and the next screen is shown', async () => {
  await prepare({})
  const around = (of: object, children: ReactNode) => (
    <ErrorBoundary of={of} fallback={<Failed onRetry={() => undefined} />}>
      {children}
    </ErrorBoundary>
  )
  const screen = await render(around({}, <Broken />))
  await expect.element(page.getByRole('alert').getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(takeComplaints().join()).toContain('broken')
  await screen.rerender(around({}, <p>Next</p>))
  await expect.element(page.getByText('Next')).toBeVisible()
})
