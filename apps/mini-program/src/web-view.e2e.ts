import { expect, stopRoutes } from '@foyer/testing/journey/fixtures'
import { requestCode, signIn, signOut, words } from '@foyer/testing/journey/sign-in-steps'
import type { Page } from '@playwright/test'
import { deployment } from './deployment.ts'
import { test } from './testing/web-view.ts'

const { client } = deployment
/** What the hall shows of a signed-in person. */
const maskedNumber = (page: Page) => page.locator('main section strong').filter({ hasText: '****' })

type Phone = Parameters<Parameters<typeof test>[2]>[0]['phone']
/** Opens a link and returns the address in the web view. */
const opened = async ({ shell }: Phone, url = '/pages/web/web'): Promise<string> => {
  shell.launch(url)
  await expect.poll(() => shell.top().shown().src).toBeDefined()
  return shell.top().shown().src ?? ''
}
const isRegistered = ({ vendor }: Phone): boolean =>
  [...vendor.stored.values()].some((value) => value.includes('socketPwd'))

/** Signs a person in inside the web view and waits until the shell has registered them. */
const signInInside = async (phone: Phone, page: Page, mobileNo: string): Promise<void> => {
  await page.goto(await opened(phone, '/pages/web/web?path=%2FloginPage'))
  await signIn(page, 'zh-CN', mobileNo)
  await expect.poll(() => isRegistered(phone)).toBe(true)
  await expect.poll(() => phone.shell.stack.length).toBe(1)
}

test('A13 N3 a person signs in inside a mini-program, and the shell hands them over to the next web view', async ({
  phone,
  page,
  context,
  browser,
  address,
  mobileNo,
}) => {
  await phone.holds(context)
  await signInInside(phone, page, mobileNo)
  expect(new Set(phone.vendor.sent.map(({ timeout }) => timeout))).toEqual(new Set([8_000]))
  await expect(maskedNumber(page)).toBeVisible()

  // the host clears the storage of the web view, and the mini-program restarts
  phone.restart()
  const fresh = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': address } })
  await phone.holds(fresh)
  const next = await fresh.newPage()
  const observed: string[] = []
  next.on('request', (request) =>
    observed.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData()}`),
  )
  next.on('console', (message) => observed.push(message.text()))
  const src = await opened(phone)
  const code = /#\/\?handoff=([\w-]{43})$/.exec(src)?.[1] ?? ''
  expect(code).not.toBe('')
  await next.goto(src)
  await expect(maskedNumber(next)).toBeVisible()
  await expect(next.getByText(`****${mobileNo.slice(-4)}`)).toBeVisible()

  expect(await next.evaluate(() => location.href)).toBe(`${client}#/`)
  await next.reload()
  await expect(maskedNumber(next)).toBeVisible()
  expect(observed.some((line) => line.includes('/trade/auth/handoff'))).toBe(true)
  expect(observed.filter((line) => line.includes(code))).toEqual([])
  expect(JSON.stringify(phone.posted)).not.toContain(code)

  // both registrations work independently
  await page.reload()
  await expect(maskedNumber(page)).toBeVisible()
  await stopRoutes(fresh)
  await fresh.close()
})

test('I7 signing out inside the web view signs out of the shell too, and the next web view opens for a visitor', async ({
  phone,
  page,
  context,
  mobileNo,
}) => {
  await phone.holds(context)
  await signInInside(phone, page, mobileNo)
  await signOut(page, 'zh-CN')
  await expect.poll(() => isRegistered(phone)).toBe(false)
  await expect.poll(() => phone.shell.stack.length).toBe(1)
  phone.restart()
  expect(await opened(phone)).toBe(`${client}#/`)
})

test('a web view with a registered person retains that session and does not use the hand-over code', async ({
  phone,
  page,
  context,
  mobileNo,
}) => {
  await phone.holds(context)
  await signInInside(phone, page, mobileNo)
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  // another document, because the same one would only change its hash
  await page.goto('about:blank')
  const before = phone.posted.length
  await page.goto(await opened(phone))
  await expect(maskedNumber(page)).toBeVisible()
  // the page sends to the shell only after it has handled the code
  await expect.poll(() => phone.posted.length).toBeGreaterThan(before)
  expect(paths).not.toContain('/trade/auth/handoff')
  expect(page.url()).toBe(`${client}#/`)
})

test('an invalid hand-over code leaves a visitor who can use the page', async ({ phone, page, context }) => {
  await phone.holds(context)
  const refused = page.waitForResponse(/\/trade\/auth\/handoff$/)
  await page.goto(`${client}#/loginPage?back=%2FmyRewards&handoff=${'a'.repeat(43)}`)
  expect((await refused).status()).toBe(401)
  expect(page.url()).toBe(`${client}#/loginPage?back=%2FmyRewards`)
  await page.getByLabel(words['zh-CN'].mobile, { exact: true }).fill('61234567')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the shell shares the page that the web view shows, with the title of that page', async ({
  phone,
  page,
  context,
}) => {
  await phone.holds(context)
  await page.goto(await opened(phone))
  await expect(page).toHaveTitle(/·/)
  await page.evaluate(() => {
    location.hash = '/loginPage'
  })
  await expect(page).toHaveTitle(/手机号登录/)
  await expect.poll(() => JSON.stringify(phone.posted.at(-1))).toContain('手机号登录')
  // the vendor delivers posted messages when the person taps share
  phone.shell.top().fire('message', { data: phone.posted })
  const card = phone.shell.top().share(page.url())
  expect(card).toEqual({ title: await page.title(), path: '/pages/web/web?path=%2FloginPage' })
  expect(await opened(phone, card.path)).toBe(`${client}#/loginPage`)
})

test.describe('in a plain browser', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36' })

  test('in a plain browser a hand-over code is removed from the address and signs no one in', async ({
    page,
    mobileNo,
  }) => {
    const paths: string[] = []
    page.on('request', (request) => paths.push(new URL(request.url()).pathname))
    await page.goto(`/#/loginPage?handoff=${'a'.repeat(43)}`)
    // a signed call waits for a registration in progress
    await requestCode(page, 'zh-CN', mobileNo)
    expect(new URL(page.url()).hash).toBe('#/loginPage')
    expect(paths).not.toContain('/trade/auth/handoff')
  })
})
