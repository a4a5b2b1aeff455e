import type { Page } from '@playwright/test'
import { patient } from '../../../../../../e2e/account-steps.ts'
import { expect } from '../../../../../../e2e/fixtures.ts'

export const path = '/crossBorder'

/** The guide has come. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.guide-table')).toBeVisible(patient)
  await expect(page.locator('.skeleton')).toHaveCount(0, patient)
}
