import { expect, fromHere, test } from '@foyer/testing/journey/fixtures'
import { type OwnServer, openOwnServer } from '@foyer/testing/journey/own-server'
import { portOf } from '@foyer/testing/journey/ports'
import { giveSession } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'
import { built } from '../../../build/built-selector.ts'

// the journey moves the clock, so it has a server and a database of its own
const port = portOf('price alert')
const slow = { timeout: 30_000 }
let own: OwnServer | undefined

test.use({ baseURL: `http://localhost:${port}` })
test.beforeAll(async () => {
  own = await openOwnServer(port)
})
test.afterAll(() => own?.close())

const moveClock = async ({ request }: Page, at: string): Promise<void> => {
  const reply = await request.post('/dev/clock', { headers: fromHere, data: { at } })
  expect(reply.ok(), await reply.text()).toBe(true)
}

test('R31 a person finds a stock, sees its chart, adds it to the watchlist and gets an alert once its price is there', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await moveClock(page, '2026-12-01T10:20')
  await page.goto('/?lang=en-US#/about')
  await giveSession(page, 'en-US', mobileNo)
  await page.goto('/?lang=en-US#/markets')
  await page.getByRole('textbox', { name: 'Search by name or code' }).fill('99102')
  await page.locator(built('.instrument-hit')).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pearl Estuary Technology' })).toBeVisible(slow)
  await expect(page.locator(built('.chart-canvas canvas')).first()).toBeVisible(slow)
  await page.getByText('1Y', { exact: true }).click()
  await expect(page.getByRole('slider', { name: /^Chart of Pearl Estuary Technology, 1Y/ })).toBeVisible(slow)

  const saved = page.waitForResponse('**/watchlist/keep')
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  expect((await saved).status()).toBe(200)

  const price = Number((await page.locator(built('.security-price .price')).textContent())?.replaceAll(',', ''))
  await page.getByRole('button', { name: 'Price alert' }).click()
  const sheet = page.getByRole('dialog', { name: 'Price alert' })
  await sheet.getByRole('textbox').fill((price + 1).toFixed(3))
  await sheet.getByRole('button', { name: 'Set alert' }).click()
  await expect(sheet.getByText(/^Rises to /)).toBeVisible(slow)

  // the simulated price moves through the day in both directions
  const times = Array.from({ length: 30 }, (_, n) =>
    new Date(Date.UTC(2026, 11, 1, 10, 24 + 3 * n)).toISOString().slice(0, 16),
  )
  await expect(async () => {
    await moveClock(page, times.shift() ?? '2026-12-01T11:55')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Price alert' }).click()
    await expect(sheet.getByText(/^Reached /)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 300_000 })
  await page.keyboard.press('Escape')
  // closing the sheet goes back in the history, which would undo a navigation that comes before
  await expect(sheet).toHaveCount(0)
  await page.waitForFunction(() => !history.state?.layer)
  await page.goto('/?lang=en-US#/notices')
  await expect(page.getByText(/Pearl Estuary Technology rose to /)).toBeVisible(slow)
  await page.goto('/?lang=en-US#/markets?tab=watchlist')
  await expect(page.locator(built('.watch-row')).filter({ hasText: '99102' })).toBeVisible(slow)
})
