import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { knowRoutes } from '../platform/navigation.ts'
import { prepare } from '../testing/client.ts'
import { Failed } from './failed.tsx'
import '../shared/theme/theme.css'

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
