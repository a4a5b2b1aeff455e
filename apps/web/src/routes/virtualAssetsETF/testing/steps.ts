import { longTimeout } from '@foyer/testing/journey/account-steps'
import { expect } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { built } from '../../../../build/built-selector.ts'

export const path = '/virtualAssetsETF'
const whose = (mobileNo: string) => ({
  headers: { 'X-Forwarded-For': '127.0.0.1' },
  data: { mobile: `+852${mobileNo}`, activity: 'virtual-asset-etf' },
})

/** Begins an attempt, or continues it. */
export const openTest = async (page: Page): Promise<void> => {
  await page.locator(built('.va-test .button')).click(longTimeout)
  await expect(page.getByRole('dialog').locator(built('.va-question'))).toBeVisible(longTimeout)
}

interface Answers {
  data: { answers: { question: string; option: string }[] }
}
const rightAnswers = async (page: Page, mobileNo: string) => {
  const reply = await page.request.post('/dev/knowledge-tests', whose(mobileNo))
  expect(reply.ok(), await reply.text()).toBe(true)
  return new Map(((await reply.json()) as Answers).data.answers.map(({ question, option }) => [question, option]))
}

/**
 * Answers the open test up to the last question, from the sandbox's right answers, with the given number of wrong ones.
 */
export const answerAll = async (page: Page, mobileNo: string, wrong: number): Promise<void> => {
  const right = await rightAnswers(page, mobileNo)
  const sheet = page.getByRole('dialog')
  for (let n = 0; n < right.size; n++) {
    const question = sheet.locator(built('.va-question'))
    const id = (await question.getAttribute('data-question')) ?? ''
    const option = right.get(id)
    if (option === undefined) throw new Error(`the sandbox has no answer to ${id}`)
    const other = (
      await question.locator('input').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    )
      .filter((value) => value !== option)
      .at(0)
    await question.locator(`input[value="${n < wrong ? other : option}"]`).check()
    if (n < right.size - 1) {
      await sheet.locator(built('.sheet-footer .button')).last().click()
      await expect(question).not.toHaveAttribute('data-question', id)
    }
  }
}

/** Agrees to the terms and registers, and waits for the discount. */
export const register = async (page: Page): Promise<void> => {
  await page.locator(built('.gate-panel button')).click()
  const sheet = page.getByRole('dialog')
  const residence = sheet.getByRole('radio').first()
  await expect(sheet.getByRole('checkbox')).toBeVisible(longTimeout)
  if (await residence.isVisible()) await residence.check()
  await sheet.getByRole('checkbox').check()
  await page.locator(built('.sheet-footer button')).click()
  await expect(page.locator(built('.gate-caption .visually-hidden'))).toBeVisible(longTimeout)
  await expect(page.locator(built('.va-facts'))).toBeVisible(longTimeout)
}
