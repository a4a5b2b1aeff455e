import type { ApplicationReply } from '@foyer/api/offerings'
import { confirmButton, longTimeout, passPassword, totpOf } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { built } from '../../../build/built-selector.ts'
import { allow, expectJoinReported } from '../../platform/tracking/testing/statistics.ts'
import { fillIn, mineCall, offeringIn, sheet, typePassword } from '../../shared/offerings/testing/steps.ts'
import { applyCall, logInTo, path } from './testing/steps.ts'

const activity = 'green-bond'

test('R15 an application without an answer is requested again under the same key, is made once, and is counted once in the statistics', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await allow(page)
  const code = await offeringIn(page, { activity })
  await logInTo(page, 'en-US', mobileNo, code)
  const keys: string[] = []
  let isLost = true
  await page.route(applyCall, async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key)
    const response = await route.fetch()
    if (isLost) await route.abort()
    else await route.fulfill({ response })
  })
  // the account's own query fails too, because it would show the application
  await page.route(mineCall, (route) => (keys.length > 0 ? route.abort() : route.fallback()))
  await fillIn(page, { lots: 2 })
  await sheet(page).locator(built('.sheet-footer .button')).click()
  await typePassword(page)
  await expect(page.getByText('We cannot confirm the result yet')).toBeVisible(longTimeout)
  isLost = false
  const lost = keys.length
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect(page.getByRole('dialog').last()).toContainText('Check your application for 2 lots')
  const reply = page.waitForResponse(applyCall, longTimeout)
  await typePassword(page)
  const { mine } = ((await (await reply).json()) as { data: ApplicationReply }).data
  await expect(page.locator(built('.moment'))).toBeVisible(longTimeout)
  expect(keys).toEqual(Array(lost + 1).fill(keys[0]))
  expect(mine.applications).toMatchObject([{ lots: 2, blocked: 20_000_00 }])
  expect(mine.available).toBe(60_000_00)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator(built('.application'))).toHaveCount(1)
  await expectJoinReported(page, 491)
})

test('R15 an application that never arrived is still known after a reload and a new login, and is sent under its first key', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  const code = await offeringIn(page, { activity })
  const client = await logInTo(page, 'en-US', mobileNo, code, { totp: true })
  const keys: string[] = []
  let isLost = true
  await page.route(applyCall, async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key)
    await (isLost ? route.abort() : route.fallback())
  })
  await fillIn(page, { lots: 2 })
  await sheet(page).locator(built('.sheet-footer .button')).click()
  await typePassword(page)
  await expect(page.getByText('We cannot confirm the result yet')).toBeVisible(longTimeout)
  isLost = false
  const lost = keys.length
  // leaving the page ends the login
  await page.goto('about:blank')
  const back = encodeURIComponent(`${path}?offering=${code}`)
  await page.goto(`/?lang=en-US#/selectLogin?way=account&back=${back}`)
  await passPassword(page, client.password)
  await page.getByRole('radio', { name: 'Authenticator' }).check({ force: true })
  await page.getByLabel('Authenticator code').fill(await totpOf(page, client))
  await confirmButton(page).click()
  await page.locator(built('.gate-panel button:not([aria-disabled])')).click(longTimeout)
  await expect(sheet(page)).toContainText('We cannot confirm the result yet', longTimeout)
  await sheet(page).getByRole('button', { name: 'Submit it again' }).click(longTimeout)
  const reply = page.waitForResponse(applyCall, longTimeout)
  await typePassword(page)
  const { mine } = ((await (await reply).json()) as { data: ApplicationReply }).data
  expect(keys).toEqual(Array(lost + 1).fill(keys[0]))
  expect(mine.applications).toMatchObject([{ lots: 2, blocked: 20_000_00 }])
  await expect(page.locator(built('.moment'))).toBeVisible(longTimeout)
})
