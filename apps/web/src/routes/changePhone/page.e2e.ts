import { openAccount } from '../../../../../e2e/account-steps.ts'
import { codeSentTo, expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'
import {
  arrive,
  messagesTo,
  otherNumber,
  proveAccount,
  proveOld,
  registerElsewhere,
  slow,
  submit,
  typeNew,
  wrong,
} from './testing/phone.ts'

test('R31 a person changes their number by a code to either, goes on here, and both numbers are told', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const to = otherNumber()
  await arrive(page, 'en-US', mobileNo)
  await expectAccessible(page)
  await proveOld(page, mobileNo)
  await expect(page.getByRole('heading', { name: 'Enter the new number' })).toBeVisible()
  // a reload forgets nothing of what was proved
  await page.reload()
  await typeNew(page, to)
  await expectAccessible(page)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'Your number is changed' })).toBeFocused(slow)
  await expect(page.getByText('This device is signed in by the new number')).toBeVisible()
  await expect(page.locator('.phone-number')).toContainText(to.slice(-4))
  await expectAccessible(page)
  for (const [number, said] of [
    [mobileNo, 'no longer signs you in'],
    [to, 'your sign-in number since'],
  ] as const)
    await expect.poll(() => messagesTo(page, number), slow).toContain(said)
  await page.goto('/?lang=en-US#/changePhone')
  await expect(page.getByText('To protect you, these wait until')).toBeVisible(slow)
  await expect(page.locator('.phone-number')).toContainText(to.slice(-4))
  await expectAccessible(page)
})

test('R31 N13 whoever has an account gives its password too, and an answer that was lost is asked for again', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const to = otherNumber()
  await openAccount(page, mobileNo)
  await openSignedIn(page, 'en-US', mobileNo, '/changePhone')
  await expect(page.getByRole('heading', { name: 'Confirm your securities account' })).toBeVisible(slow)
  await proveAccount(page, mobileNo)
  await typeNew(page, to)
  // the server does it, and nobody hears of it
  const lost = async (route: import('@playwright/test').Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route('**/user/phone/change', lost)
  await submit(page).click()
  await expect(page.getByText('We do not know yet whether it was changed')).toBeVisible(slow)
  await expectAccessible(page)
  await page.unroute('**/user/phone/change', lost)
  await page.getByRole('button', { name: 'Find out' }).click()
  await expect(page.getByRole('heading', { name: 'Your number is changed' })).toBeVisible(slow)
  await expect(page.getByText('Uses the new number')).toBeVisible()
  // an answer that comes again hands no session over
  await expect(page.getByText('Please sign in by the new number')).toBeVisible()
})

test('R31 N13 whoever reloads after an answer that was lost is told what became of the change, though nobody is signed in', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const to = otherNumber()
  await arrive(page, 'en-US', mobileNo)
  await proveOld(page, mobileNo)
  await typeNew(page, to)
  await page.route('**/user/phone/change', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await submit(page).click()
  await expect(page.getByText('We do not know yet whether it was changed')).toBeVisible(slow)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your number is changed' })).toBeVisible(slow)
  await expect(page.locator('.phone-number')).toContainText(to.slice(-4))
  await expect(page.getByText('Please sign in by the new number')).toBeVisible()
  await expectAccessible(page)
  // told once; nothing of it is kept
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(to)
  await page.reload()
  await expect(page.locator('.sign-in-first')).toBeVisible(slow)
})

test('R31 N13 a change that did not reach us is told as one that was not made', async ({ page, mobileNo }) => {
  test.slow()
  await arrive(page, 'en-US', mobileNo)
  await proveOld(page, mobileNo)
  await typeNew(page, otherNumber())
  await page.route('**/user/phone/change', (route) => route.abort())
  await submit(page).click()
  await expect(page.getByText('We do not know yet whether it was changed')).toBeVisible(slow)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  // and the registration of this device is gone
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByText('Your number was not changed')).toBeVisible(slow)
  await expect(page.locator('.sign-in-first')).toBeVisible()
})

test('R31 X3 a wrong code and a number that somebody has are said in their place, with a way on', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const taken = otherNumber()
  await registerElsewhere(page, taken)
  await arrive(page, 'en-US', mobileNo)
  await proveOld(page, mobileNo)
  await typeNew(page, taken, wrong)
  await submit(page).click()
  await expect(page.getByText('That is not the code. Attempts left: 4')).toBeVisible(slow)
  // by keyboard from the field to the main action
  const code = page.locator('.code-input')
  await code.fill(await codeSentTo(page, `+852${taken}`))
  await code.press('Enter')
  await expect(page.getByText('Somebody is registered by this number')).toBeVisible(slow)
  await expect(page.getByRole('link', { name: /^Call \+852/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign out, and in by that number' }).click()
  await expect(page).toHaveURL(/#\/loginPage$/, slow)
  await expect(page.locator('input[type=tel]')).toBeVisible(slow)
})
