import { randomInt } from 'node:crypto'
import { codeSentTo, expect, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'
import { built } from '../../../build/built-selector.ts'

const slow = { timeout: 30_000 }
/** A Hong Kong number that no one has. */
const otherNumber = (): string => `6${randomInt(30, 45)}${randomInt(10_000, 99_999)}`
const submit = (page: Page) => page.locator(built('form.phone-card button[type="submit"]'))
const numberInput = (page: Page) => page.locator('input[type="tel"]')

/** Requests a code and types it. */
const typeCode = async (page: Page, mobileNo: string) => {
  await page.locator(built('.code-send')).click(slow)
  // the second message from one address requires proof of work, which takes time on a busy machine
  await expect(page.locator(built('.code-input'))).toBeFocused(slow)
  await page.locator(built('.code-input')).fill(await codeSentTo(page, `+852${mobileNo}`))
}

/** All messages to a number, as one text. */
const messagesTo = async (page: Page, mobileNo: string): Promise<string> => {
  const headers = { 'X-Forwarded-For': '127.0.0.1' }
  return (await page.request.get(`/dev/sms?mobile=%2B852${mobileNo}`, { headers })).text()
}

test('R31 a person changes their number with a code to each number, continues after reloads, and both numbers get a message', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const to = otherNumber()
  await openSignedIn(page, 'en-US', mobileNo, '/changePhone')
  await expect(submit(page)).toBeVisible(slow)
  await typeCode(page, mobileNo)
  await submit(page).click()
  await expect(numberInput(page)).toBeVisible(slow)
  // the proof survives a reload
  await page.reload()
  await numberInput(page).fill(to, slow)
  await typeCode(page, to)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Your number is changed' })).toBeFocused(slow)
  await expect(page.getByText('This device is signed in with the new number')).toBeVisible()
  await expect(page.locator(built('.phone-number'))).toContainText(to.slice(-4))
  for (const [number, message] of [
    [mobileNo, 'no longer signs you in'],
    [to, 'your sign-in number since'],
  ] as const)
    await expect.poll(() => messagesTo(page, number), slow).toContain(message)
  await page.goto('/?lang=en-US#/changePhone')
  await page.reload()
  await expect(page.getByText('To protect you, these are unavailable until')).toBeVisible(slow)
  await expect(page.locator(built('.phone-number'))).toContainText(to.slice(-4))
})
