import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { codeSentTo, expect, type Language } from '../../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../../e2e/signed-in.ts'

export const slow = { timeout: 30_000 }

/** A Hong Kong number nobody has. */
export const otherNumber = (): string => `6${randomInt(30, 45)}${randomInt(10_000, 99_999)}`

export const codeInput = (page: Page) => page.locator('.code-input')
export const submit = (page: Page) => page.locator('form.phone-card button[type="submit"]')
const numberInput = (page: Page) => page.locator('input[type="tel"]')

/** In front of the first step, signed in. */
export const arrive = async (page: Page, language: Language, mobileNo: string) => {
  await openSignedIn(page, language, mobileNo, '/changePhone')
  await expect(submit(page)).toBeVisible(slow)
}

/** Asks for a code and types it; what the code field says of it stands under it. */
const typeCode = async (page: Page, mobileNo: string, change = (code: string) => code) => {
  await page.locator('.code-send').click(slow)
  // the second message from one address is asked for work first, which takes a busy machine its time
  await expect(codeInput(page)).toBeFocused(slow)
  await codeInput(page).fill(change(await codeSentTo(page, `+852${mobileNo}`)))
}
export const wrong = (code: string) => code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))

/** Proves the old number: on to the new one. */
export const proveOld = async (page: Page, mobileNo: string) => {
  await typeCode(page, mobileNo)
  await submit(page).click()
  await expect(numberInput(page)).toBeVisible(slow)
}

/** Types the new number and its code, the right one unless told otherwise. */
export const typeNew = async (page: Page, mobileNo: string, change?: (code: string) => string) => {
  if (!(await page.getByRole('button', { name: /\+852/ }).isVisible())) {
    await page.locator('.area-code-button').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').fill('852', slow)
    await expect(dialog.getByRole('option')).toHaveCount(1, slow)
    await dialog.getByRole('option').click()
  }
  await numberInput(page).fill(mobileNo)
  await typeCode(page, mobileNo, change)
}

/** Password and a code to the number, for the only account under it. */
export const proveAccount = async (page: Page, mobileNo: string) => {
  await page.locator('input[autocomplete="current-password"]').fill('Foyer-demo-1', slow)
  await submit(page).click()
  await typeCode(page, mobileNo)
  await submit(page).click()
  await expect(numberInput(page)).toBeVisible(slow)
}

/** All messages that a number got, as one text. */
export const messagesTo = async (page: Page, mobileNo: string): Promise<string> => {
  const reply = await page.request.get(`/dev/sms?mobile=%2B852${mobileNo}`, {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
  })
  return reply.text()
}

/** Somebody is registered by a number. */
export const registerElsewhere = async (page: Page, mobileNo: string) => {
  const reply = await page.request.post('/dev/phone', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: { mobile: `+852${mobileNo}`, cooling: false },
  })
  expect(reply.ok(), await reply.text()).toBe(true)
}
