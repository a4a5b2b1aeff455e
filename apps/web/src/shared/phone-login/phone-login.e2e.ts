import { logInAt, longTimeout } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'

test('R37 a person logs in a computer by the phone that is logged in, and sees both in the list of devices', async ({
  page,
  browser,
  mobileNo,
}) => {
  test.slow()
  await logInAt(page, 'en-US', mobileNo, '/me')

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false })
  const computer = await context.newPage()
  await computer.goto('/?lang=en-US#/loginPage?back=%2Fme')
  const began = computer.waitForResponse((reply) => reply.url().endsWith('/user/login/request'))
  await computer.getByRole('button', { name: 'Scan to log in' }).click()
  const { data } = (await (await began).json()) as { data: { request: string; number: number } }
  await expect(computer.getByRole('img', { name: 'QR code for logging in' })).toBeVisible()

  // what the camera of the phone does with the code; a reload would end the login of the page
  await page.evaluate((request) => location.assign(`#/confirmLogin?request=${request}`), data.request)
  await expect(page.getByRole('heading', { name: 'Login on a computer' })).toBeVisible()
  await expect(computer.getByText('Now confirm on your phone')).toBeVisible(longTimeout)
  await page.getByLabel('Number shown on the computer').fill(String(data.number))
  await page.getByRole('button', { name: 'Approve login' }).click()
  await expect(page.getByRole('heading', { name: 'Login approved' })).toBeVisible()

  await expect(computer).toHaveURL(/#\/me$/, longTimeout)
  await expect(computer.getByRole('main')).toContainText('Cash account')
  await page.getByRole('link', { name: 'See my devices' }).click()
  await expect(page.getByRole('button', { name: /^Log out/ })).toHaveCount(2)
  await context.close()
})
