import type { Page } from '@playwright/test'
import {
  agree,
  confirmButton,
  continueButton,
  openAccount,
  openAccountStep,
  passCode,
  passPassword,
  passwordField,
  totpOf,
} from '../../../../../e2e/account-steps.ts'
import { codeSentTo, expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { signIn } from '../../../../../e2e/sign-in-steps.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const clientNoField = (page: Page) => page.getByLabel('Client number', { exact: true })
const alert = (page: Page, hasText: string | RegExp) => page.getByRole('alert').filter({ hasText })
const accountCard = (page: Page) => page.locator('.signed-in-card')

test('R6 a visitor chooses the client number, confirms the phone first, and comes to login level by a code', async ({
  page,
  mobileNo,
}) => {
  const { password, clientNo } = await openAccount(page, mobileNo)
  await page.goto('/?lang=en-US#/selectLogin')
  await expectAccessible(page)
  await page.getByRole('link', { name: /Client number and password/ }).click()
  await signIn(page, 'en-US', mobileNo)
  await expect(page).toHaveURL(/#\/selectLogin\?way=account/)

  // one account: nothing to choose
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByText(`****${clientNo.slice(-4)}`)).toBeVisible()
  await expectAccessible(page)
  await passPassword(page, password)
  await expect(page.getByText('This device is new to the account.')).toBeVisible()
  await expectAccessible(page)
  await passCode(page, mobileNo)

  await expect(accountCard(page)).toContainText('Cash account')
  await expect(accountCard(page).getByRole('button', { name: 'Leave account' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#/')
  await expectAccessible(page)
})

test('R6 several accounts on one phone are a masked list to choose from', async ({ page, mobileNo }) => {
  await openAccount(page, mobileNo, { accountType: 'cash' })
  const margin = await openAccount(page, mobileNo, { accountType: 'margin' })
  await openAccountStep(page, mobileNo)
  const choice = page.getByRole('group', { name: 'Choose an account' })
  await expect(choice.getByRole('radio')).toHaveCount(2)
  await expect(choice).not.toContainText(margin.clientNo)
  await choice.getByRole('radio', { name: new RegExp(`${margin.clientNo.slice(-4)}.*Margin account`) }).check()
  await expectAccessible(page)
  await passPassword(page, margin.password)
  await passCode(page, mobileNo)
  await expect(accountCard(page)).toContainText('Margin account')
})

test('R6 I7 I13 leaving the account falls to register level, and so does a reload, which asks again with the account filled in', async ({
  page,
  mobileNo,
}) => {
  const { clientNo, password } = await openAccount(page, mobileNo, { totp: true })
  await openAccountStep(page, mobileNo)
  await page.getByRole('button', { name: 'Use another client number' }).click()
  await clientNoField(page).fill(clientNo)
  await passPassword(page, password)
  await passCode(page, mobileNo)
  await expect(accountCard(page)).toContainText('Leave account')

  await page.reload()
  await page.getByRole('link', { name: 'Sign in to your securities account' }).click()
  await expect(clientNoField(page)).toHaveValue(clientNo)

  // the device is known by now: the authenticator serves
  await passPassword(page, password)
  await expect(page.getByText('This device is new')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Authenticator' }).check({ force: true })
  await page.getByLabel('Authenticator code').fill('000000')
  await confirmButton(page).click()
  await expect(alert(page, 'That is not the current code')).toBeVisible()
  await page.getByLabel('Authenticator code').fill(await totpOf(page, { clientNo, password }))
  await confirmButton(page).click()
  await page.getByRole('button', { name: 'Leave account' }).click()
  await expect(page.getByRole('link', { name: 'Sign in to your securities account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test('R6 what is missing is said at its place, and nothing is sent', async ({ page, mobileNo }) => {
  const calls: string[] = []
  page.on('request', (request) => request.url().endsWith('/login/verify') && calls.push(request.url()))
  await openAccountStep(page, mobileNo)
  await continueButton(page).click()
  await expect(alert(page, 'Enter the 8-digit client number')).toBeVisible()
  await clientNoField(page).fill('８８００１００１')
  await continueButton(page).click()
  await expect(alert(page, 'Enter the account password')).toBeVisible()
  await passwordField(page).fill('whatever it is')
  await continueButton(page).click()
  await expect(alert(page, 'Please read and agree')).toBeVisible()
  await expectAccessible(page)
  await expect(clientNoField(page)).toHaveValue('88001001')
  expect(calls).toEqual([])
})

test('R6 a wrong password says how many tries are left; after the fifth the wait and the hotline', async ({
  page,
  mobileNo,
}) => {
  const { password } = await openAccount(page, mobileNo)
  await openAccountStep(page, mobileNo)
  await agree(page)
  for (const left of [4, 3, 2, 1]) {
    await passwordField(page).fill(`wrong ${left}`)
    await continueButton(page).click()
    await expect(alert(page, `Attempts left: ${left}`)).toBeVisible()
  }
  await passwordField(page).fill('wrong 0')
  await continueButton(page).click()
  await expect(alert(page, /Try again in \d+ (s|min)/)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /^tel:\+852/)
  await expectAccessible(page)
  await passwordField(page).fill(password)
  await continueButton(page).click()
  await expect(alert(page, /Try again in/)).toBeVisible()
})

test('R6 a suspended account says so only after the whole proof', async ({ page, mobileNo }) => {
  const { password } = await openAccount(page, mobileNo, { status: 'suspended' })
  await openAccountStep(page, mobileNo)
  await passPassword(page, password)
  await passCode(page, mobileNo)
  await expect(alert(page, 'This account is suspended')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Call/ })).toBeVisible()
  await expectAccessible(page)
})

test('R6 a wrong code keeps its step, and the way back keeps the password', async ({ page, mobileNo }) => {
  const { password } = await openAccount(page, mobileNo)
  await openAccountStep(page, mobileNo)
  await passPassword(page, password)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('button', { name: /Again in \d+s/ })).toBeVisible()
  const code = await codeSentTo(page, `+852${mobileNo}`)
  await page.getByLabel('Verification code').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await confirmButton(page).click()
  await expect(alert(page, /Attempts left: \d/)).toBeVisible()
  await page.goBack()
  await expect(passwordField(page)).toHaveValue(password)
  await page.goForward()
  await page.getByLabel('Verification code').fill(code)
  await confirmButton(page).click()
  await expect(accountCard(page)).toContainText('Leave account')
})

test('R6 two taps make one call each, and a lost answer of the login is made up for by the next tap', async ({
  page,
  mobileNo,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (/\/login\/(sms|verify)$|\/auth\/login$/.test(path)) calls.push(path.split('/').pop() ?? '')
  })
  const { password } = await openAccount(page, mobileNo)
  await openAccountStep(page, mobileNo)
  await passwordField(page).fill(password)
  await agree(page)
  await continueButton(page).dblclick()
  await page.getByRole('button', { name: 'Send code' }).dblclick()
  await expect(page.getByLabel('Verification code')).toBeFocused()
  await page.getByLabel('Verification code').fill(await codeSentTo(page, `+852${mobileNo}`))
  await page.route('**/trade/auth/login', (route) => route.abort('connectionreset'), { times: 1 })
  await confirmButton(page).dblclick()
  await expect(alert(page, 'No connection')).toBeVisible()
  await confirmButton(page).click()
  await expect(accountCard(page)).toContainText('Leave account')
  // the second message from one address is asked for work before it is sent
  expect(calls).toEqual(['verify', 'sms', 'sms', 'verify', 'login', 'login'])
})

test('R6 X3 accounts that do not load say so, and come with the next try', async ({ page, mobileNo }) => {
  await page.route('**/user/login/accounts', (route) => route.abort('internetdisconnected'), { times: 1 })
  await openSignedIn(page, 'en-US', mobileNo, '/selectLogin?way=account')
  await expect(alert(page, 'No connection')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(clientNoField(page)).toBeVisible()
})

test('R6 a visitor who opens the account step is told to confirm the phone', async ({ page }) => {
  await page.goto('/?lang=en-US#/selectLogin?way=account')
  await expect(alert(page, 'please confirm your phone number')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Confirm phone number' })).toHaveAttribute('href', /^#\/loginPage\?back=/)
})

test('R6 V6 the three documents open here too', async ({ page, mobileNo }) => {
  await openAccountStep(page, mobileNo)
  await page.getByRole('button', { name: 'Service Agreement' }).click()
  await expect(page.getByRole('dialog').getByRole('article')).toContainText(/Version \S+, effective/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: /Send me news/ })).toHaveCount(0)
})

test('R6 text at 200 % loses nothing', async ({ page, mobileNo }) => {
  await openAccount(page, mobileNo, { accountType: 'cash' })
  await openAccount(page, mobileNo, { accountType: 'margin' })
  await openAccountStep(page, mobileNo)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test.describe('in WeChat', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 Chrome/116 MicroMessenger/8.0' })

  test('R6 A5 opening the app is refused with words, and nothing is tried', async ({ page }) => {
    await page.goto('/?lang=en-US#/selectLogin')
    await page.getByRole('button', { name: /Open in the app/ }).click()
    await expect(page.getByRole('dialog', { name: 'Please open this page in a browser' })).toBeVisible()
    await expectAccessible(page)
  })
})
