import { setOnline } from '@foyer/testing/browser'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { keyNames } from '../../platform/key-names.ts'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { serverCache } from '../server/query-client.tsx'

test('X3 a person whose session did not open before the device went offline reads that they are offline', async () => {
  await openScreen('/about')
  localStorage.setItem(keyNames.registerParams, '{}')
  onTestFinished(() => localStorage.removeItem(keyNames.registerParams))
  setOnline(false)
  serverCache.clear()
  await goTo('/account')
  await expect.element(page.getByText('You are offline. This loads as soon as you are connected.')).toBeVisible()
})
