import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { arrive, grant, move, pathOf } from './testing/rewards.ts'

const slow = { timeout: 30_000 }

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('E1 a voucher shows validity, usage, source and day of issue; its code only to whoever asks, and is copied', async ({
  page,
  mobileNo,
}) => {
  const code = `CAFE-${mobileNo}`
  const id = await grant(page, mobileNo, { code })
  await arrive(page, 'en-US', mobileNo, pathOf(id))
  const shown = page.locator('.voucher-code output')
  await expect(shown).toHaveText(`•••• ${code.slice(-4)}`)
  expect(await page.content()).not.toContain(code)
  for (const name of ['Valid', 'From', 'Issued', 'Reference'])
    await expect(page.getByText(name, { exact: true })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Show the QR code to the staff' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Your first account' })).toHaveAttribute(
    'href',
    /^#\/activityTemplate\?code=first-account/,
  )
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(shown).toHaveText(code, slow)
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await expect(page.locator('.toast')).toContainText('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(shown).toHaveText(`•••• ${code.slice(-4)}`)
  // whoever takes up the phone later does not find it open
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(shown).toHaveText(code, slow)
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
  })
  await expect(shown).toHaveText(`•••• ${code.slice(-4)}`)

  // it is the address that names it
  await page.reload()
  await expect(shown).toHaveText(`•••• ${code.slice(-4)}`, slow)
  await page.getByRole('link', { name: 'Show the QR code' }).click()
  await expect(page).toHaveURL(new RegExp(`#/conversionQRCode\\?reward=${id}`))
})

test('R28 a voucher that is withdrawn while it is looked at gives its code no more, and says what that means', async ({
  page,
  mobileNo,
}) => {
  const id = await grant(page, mobileNo)
  await arrive(page, 'en-US', mobileNo, pathOf(id))
  await move(page, id, 'revoke')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('alert').filter({ visible: true })).toBeVisible(slow)
  await page.reload()
  await expect(page.locator('.reward-detail')).toContainText(
    'This voucher was withdrawn and its code is no longer valid',
    slow,
  )
  await expect(page.getByRole('link', { name: 'Show the QR code' })).toHaveCount(0)
})

test('R28 what belongs to somebody else, and what is no id, are both not there', async ({ page, mobileNo }) => {
  const foreign = await grant(page, `6${String(Number(mobileNo.slice(1)) ^ 1).padStart(7, '0')}`)
  await arrive(page, 'en-US', mobileNo, pathOf(foreign))
  await expect(page.getByRole('heading', { name: 'There is no such reward' })).toBeVisible(slow)
  await expectAccessible(page)
  await page.goto('/?lang=en-US#/myRewards?id=1')
  await expect(page.getByRole('heading', { name: 'There is no such reward' })).toBeVisible(slow)
  await page.getByRole('link', { name: 'See all rewards' }).click()
  await expect(page.getByRole('tablist')).toBeVisible(slow)
})
