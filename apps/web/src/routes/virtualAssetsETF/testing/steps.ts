import type { Page } from '@playwright/test'
import { logInAt, patient } from '../../../../../../e2e/account-steps.ts'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

export { patient }

export const path = '/virtualAssetsETF'
const whose = (mobileNo: string) => ({
  headers: { 'X-Forwarded-For': '127.0.0.1' },
  data: { mobile: `+852${mobileNo}`, activity: 'virtual-asset-etf' },
})

export const signInTo = (page: Page, language: Language, mobileNo: string): Promise<void> =>
  openSignedIn(page, language, mobileNo, path)

export const logInTo = async (page: Page, language: Language, mobileNo: string): Promise<void> => {
  await logInAt(page, language, mobileNo, path)
}

/** Funds, quotes and gate have come, and the code of what lies below. */
export const settled = async (page: Page): Promise<void> => {
  await expect(page.locator('.va-quotes .price').first()).toBeVisible(patient)
  await expect(page.locator('.va-fees-card').first()).toBeVisible(patient)
  await expect(page.locator('#knowledge-test')).toBeVisible(patient)
  await expect(page.locator('.market-state')).toBeVisible(patient)
  await expect(page.locator('.gate-panel .spinner')).toHaveCount(0, patient)
  await expect(page.locator('.skeleton')).toHaveCount(0, patient)
}

/** Begins an attempt, or goes on with it. */
export const openTest = async (page: Page): Promise<void> => {
  await page.locator('.va-test .button').click(patient)
  await expect(page.getByRole('dialog').locator('.va-question')).toBeVisible(patient)
}

interface Answers {
  data: { answers: { question: string; option: string }[] }
}
const rightAnswers = async (page: Page, mobileNo: string) => {
  const reply = await page.request.post('/dev/knowledge-tests', whose(mobileNo))
  expect(reply.ok(), await reply.text()).toBe(true)
  return new Map(((await reply.json()) as Answers).data.answers.map(({ question, option }) => [question, option]))
}

/** Answers the open test by what the sandbox says is right, so many of it wrong, up to the last question. */
export const answerAll = async (page: Page, mobileNo: string, wrong: number): Promise<void> => {
  const right = await rightAnswers(page, mobileNo)
  const sheet = page.getByRole('dialog')
  for (let n = 0; n < right.size; n++) {
    const question = sheet.locator('.va-question')
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
      await sheet.locator('.sheet-foot .button').last().click()
      await expect(question).not.toHaveAttribute('data-question', id)
    }
  }
}

export const handIn = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').locator('.sheet-foot .button').last().click()
  await expect(page.getByRole('dialog')).toHaveCount(0, patient)
}

/** From the card to the result. */
export const takeTest = async (page: Page, mobileNo: string, wrong = 0): Promise<void> => {
  await openTest(page)
  await answerAll(page, mobileNo, wrong)
  await handIn(page)
  await expect(page.locator('.va-result')).toBeVisible(patient)
}

/** The wait behind a failed test passes, for this person alone, and the page comes to know. */
export const endWait = async (page: Page, mobileNo: string): Promise<void> => {
  const reply = await page.request.post('/dev/knowledge-tests/wait', whose(mobileNo))
  expect(((await reply.json()) as { data: { ended: number } }).data.ended).toBe(1)
  // as often as it takes: an answer that was on its way is of the time before
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
    await expect(page.locator('.va-test')).toBeVisible({ timeout: 3_000 })
  }).toPass(patient)
}

/** Agrees to the terms and registers; the discount is there. */
export const register = async (page: Page): Promise<void> => {
  await page.locator('.gate-panel button').click()
  const sheet = page.getByRole('dialog')
  const residence = sheet.getByRole('radio').first()
  await expect(sheet.getByRole('checkbox')).toBeVisible(patient)
  if (await residence.isVisible()) await residence.check()
  await sheet.getByRole('checkbox').check()
  await page.locator('.sheet-foot button').click()
  await expect(page.locator('.gate-good')).toBeVisible(patient)
  await expect(page.locator('.va-facts')).toBeVisible(patient)
}
