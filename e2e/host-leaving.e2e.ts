import { expect } from '@foyer/testing/journey/fixtures'
import { built } from '../apps/web/build/built-selector.ts'
import { back, close } from './host-actions.ts'
import { callsOf, language, test } from './in-host.ts'

test('B1 in the app the close button closes the screen, and so does the back button of the first page', async ({
  enter,
}) => {
  const { page, native } = await enter('android-app', '/#/selectLogin')
  await expect(page.getByRole('link', { name: /Code by text message/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /Open in the app/ })).toHaveCount(0)
  await close(page).click()
  await expect.poll(() => callsOf(native, 'close')).toHaveLength(1)
  await back(page).click()
  await expect.poll(() => callsOf(native, 'close')).toHaveLength(2)
  await expect(page).toHaveURL(/selectLogin/)
})

test('B1 in the app the back button of a later page leads to the previous page', async ({ enter }) => {
  const { page, native } = await enter('ios-app', '/')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.locator(built('a.sign-in-card')).click()
  await back(page).click()
  await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
  expect(callsOf(native, 'close')).toEqual([])
})

test('B2 in the institution’s app the back button of the first page closes the screen', async ({ enter }) => {
  const { page, native } = await enter('institution-android', '/institution/#/selectLogin')
  await back(page).click()
  await expect.poll(() => callsOf(native, 'close')).toHaveLength(1)
})

for (const [what, set] of [
  ['cannot close', { missing: ['close'] }],
  ['says nothing', { faulty: ['close'], fault: 'no-answer' }],
] as const)
  test(`X3 where the app ${what}, the back button of the first page leads to the hall`, async ({ enter }) => {
    const { page, native } = await enter('android-app', '/#/selectLogin')
    Object.assign(native.switches, set)
    await back(page).click()
    await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
    expect(callsOf(native, 'close')).toHaveLength(1)
  })

for (const [what, set] of [
  ['refuses', { missing: ['close'] }],
  ['says nothing', { faulty: ['close'], fault: 'no-answer' }],
] as const)
  test(`X3 where the app ${what} to close the screen, the page shows an error and then the previous page`, async ({
    enter,
  }) => {
    const { page, native } = await enter('android-app', '/')
    await page.locator(built('a.sign-in-card')).click()
    await expect(close(page)).toBeVisible()
    Object.assign(native.switches, set)
    await close(page).click()
    await expect(page.getByText('The app did not close this page')).toBeVisible()
    await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
    expect(callsOf(native, 'close')).toHaveLength(1)
  })

test('A13 in a mini-program the back button requests a navigation of the mini-program, and leads to the hall if none follows', async ({
  enter,
}) => {
  const { page } = await enter('mini-program', `/?lang=${language}#/selectLogin`, (page) =>
    page.addInitScript(() => {
      const calls: object[] = []
      const invoke = (_api: string, call: object) => calls.push(call)
      Object.assign(window, { calls, WeixinJSBridge: { invoke } })
    }),
  )
  await back(page).click()
  await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
  const calls = await page.evaluate(() => Reflect.get(window, 'calls') as object[])
  expect(calls).toContainEqual({ name: 'navigateBack', arg: { delta: 1 } })
})

for (const name of ['android-browser', 'wechat'] as const)
  test(`A13 in ${name} there is no close button, and the back button of the first page leads to the hall`, async ({
    enter,
  }) => {
    const { page } = await enter(name, `/?lang=${language}#/selectLogin`)
    await expect(close(page)).toHaveCount(0)
    await back(page).click()
    await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
  })
