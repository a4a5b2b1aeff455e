import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { arrive, grant, move, pathOf } from './testing/rewards.ts'

const slow = { timeout: 30_000 }

test('R28 a gift that was won asks where to, shows its way, and the address can be changed until it is packed', async ({
  page,
  mobileNo,
}) => {
  const id = await grant(page, mobileNo, { type: 'physical_gift', validForDays: 20 })
  await arrive(page, 'en-US', mobileNo, pathOf(id))
  await expect(page.locator('.status-chip')).toHaveText('Address needed')
  await page.getByRole('button', { name: 'Enter the delivery address' }).click()
  await page.getByLabel('Name of the receiver').fill('Chan Tai Man', slow)
  await page.locator('input[type=tel]').fill('51234567')
  await page.locator('.picker-field').click()
  await expect(page.getByRole('dialog').getByRole('listbox').first()).toBeFocused(slow)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByLabel('Building or estate').fill('Harbour Centre')
  await page.getByLabel('Floor and flat').fill('12/F, Flat B')
  await expectAccessible(page)
  await page.locator('.address-form button[type=submit]').click()
  await expect(page.locator('.status-chip')).toHaveText('Being prepared', slow)
  await expect(page.locator('.gift-steps [aria-current=step]')).toHaveText('Being prepared')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Change the delivery address' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click(slow)
  await page.route('**/user/rewards/address/detail', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByRole('button', { name: 'Change the delivery address' }).click(slow)
  await expect(page.getByText('This did not load')).toBeVisible(slow)
  await page.unroute('**/user/rewards/address/detail')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Change the delivery address' })).toBeFocused(slow)
  await expect(page.getByLabel('Building or estate')).toHaveValue('Harbour Centre', slow)
  // packed meanwhile: the change is refused, and the page says where the gift is now
  await move(page, id, 'pack')
  await page.locator('.address-form button[type=submit]').click()
  await expect(page.locator('.status-chip')).toHaveText('Packed', slow)
  await expect(page.getByRole('button', { name: 'Change the delivery address' })).toHaveCount(0)
  await expect(page.locator('.reward-detail').getByRole('alert')).toContainText(/pack/i)
})
