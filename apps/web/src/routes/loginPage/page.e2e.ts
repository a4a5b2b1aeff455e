import { codeSentTo, expect, test } from '@foyer/testing/journey/fixtures'
import {
  agreeBox,
  codeField,
  mobileField,
  pickHongKong,
  requestCode,
  sendButton,
  signIn,
  signInButton,
} from '@foyer/testing/journey/sign-in-steps'
import type { Page } from '@playwright/test'

const language = 'en-US'
const open = async (page: Page) => {
  await page.goto(`/?lang=${language}#/loginPage`)
  await expect(mobileField(page, language)).toBeVisible()
}
const countdown = (page: Page) => page.getByRole('button', { name: /Again in \d+s/ })

test('R5 K15 S4 V11 a phone with a clock two hours off signs in: after a reload the code is still valid, another tab shows the wait, and a second number proves its device', async ({
  page,
  context,
  mobileNo,
}) => {
  await page.clock.install({ time: Date.now() - 2 * 3_600_000 })
  await page.clock.resume()
  await open(page)
  await requestCode(page, language, mobileNo)
  // some seconds of the minute have passed, and not the two hours of the clock
  await expect(countdown(page)).toHaveText(/Again in ([1-5]?\d|60)s/)
  await page.reload()
  await expect(countdown(page)).toBeVisible()
  await expect(mobileField(page, language)).toHaveValue(mobileNo)
  await expect(page.getByRole('button', { name: /\+852/ })).toBeVisible()

  const other = await context.newPage()
  await open(other)
  await pickHongKong(other, language)
  await mobileField(other, language).fill(mobileNo)
  await sendButton(other, language).click()
  await expect(other.getByRole('alert').filter({ hasText: /You can request another in \d+ s/ })).toBeVisible()
  const second = `${mobileNo.slice(0, 7)}${(Number(mobileNo.at(-1)) + 1) % 10}`
  const statuses: number[] = []
  other.on('response', (reply) => reply.url().endsWith('/sms') && statuses.push(reply.status()))
  await other.evaluate(() => sessionStorage.clear())
  await other.reload()
  await requestCode(other, language, second)
  expect(statuses).toEqual([428, 200])
  expect(await codeSentTo(other, `+852${second}`)).toMatch(/^\d{6}$/)
  await other.close()

  await codeField(page, language).fill(await codeSentTo(page, `+852${mobileNo}`))
  await agreeBox(page, language).check()
  await signInButton(page, language).click()
  await expect(page.getByText(`+852 ****${mobileNo.slice(-4)}`)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/')
})

test('I15 a person can sign in in a browser that forbids all storage', async ({ page, mobileNo }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('storage is forbidden', 'SecurityError')
        },
      })
    }
  })
  await open(page)
  await signIn(page, language, mobileNo)
  await expect(page.getByText(`+852 ****${mobileNo.slice(-4)}`)).toBeVisible()
})
