import { expect } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'

// What a page offers about the host around it.

export const share = (page: Page) => page.getByRole('button', { name: 'Share', exact: true })
export const close = (page: Page) => page.getByRole('button', { name: 'Close page' })
export const back = (page: Page) => page.getByRole('button', { name: 'Back', exact: true })
export const banner = (page: Page) => page.getByRole('complementary', { name: 'Open in the app' })

/** Waits until the page has its host actions, which load last. */
export const settled = (page: Page) => expect(share(page)).toBeVisible()
