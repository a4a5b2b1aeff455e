import type { Page } from '@playwright/test'
import { patient } from '../../../../../../e2e/account-steps.ts'
import { expect } from '../../../../../../e2e/fixtures.ts'

export const path = '/crossBorderProblem'

/** The questions have come. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.questions').first()).toBeVisible(patient)
  await expect(page.locator('.skeleton')).toHaveCount(0, patient)
}

export const searchFor = (page: Page, text: string): Promise<void> => page.getByRole('textbox').fill(text)
export const answer = (page: Page, id: string) => page.locator(`#faq-${id}`)

/** Opens an answer and has said whether it helped. */
export const vote = async (page: Page, id: string, helpful: boolean): Promise<void> => {
  const choice = answer(page, id)
    .locator('.vote-choice')
    .nth(helpful ? 0 : 1)
  await choice.click()
  await expect(choice).toHaveAttribute('aria-pressed', 'true', patient)
}
