import type { Page } from '@playwright/test'

/** Opens a row of the display settings on the screen Me, and makes a choice in it. Both are named in the language of the page. */
export const chooseSetting = async (page: Page, row: string, choice: string): Promise<void> => {
  const setting = page.getByRole('main').locator('details', { hasText: row })
  await setting.locator('summary').click()
  await setting.locator('label', { hasText: choice }).click()
}
