import { expect, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import { built } from '../../../build/built-selector.ts'

// a job notifies the partner, which takes time on a busy machine
const delivered = { timeout: 60_000 }
const fromHere = { 'X-Forwarded-For': '127.0.0.1' }

test('R29 a voucher claimed without consent is confirmed by the partner, who gets no number, and shows its code', async ({
  page,
  mobileNo,
}) => {
  await openSignedIn(page, 'en-US', mobileNo, '/keetaActivity')
  await page.locator(built('.gate-panel button')).click({ timeout: 30_000 })
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Hong Kong' }).check()
  await sheet.getByRole('checkbox', { name: /agree to the terms/ }).check()
  await page.locator(built('.sheet-footer button')).click()
  const card = page.getByRole('article', { name: 'Your voucher' })
  await expect(card).toContainText('Ready to use', delivered)
  await page.reload()
  await expect(page.locator(built('.voucher-details'))).toContainText('Your number was not shared', { timeout: 30_000 })
  const query = new URLSearchParams({ partner: 'food-platform', mobile: `+852${mobileNo}` })
  const reply = await page.request.get(`/dev/partners?${query}`, { headers: fromHere })
  const { data } = (await reply.json()) as { data: { received: Record<string, string> }[] }
  expect(data.map(({ received }) => Object.keys(received).sort())).toEqual([['code', 'item', 'member', 'order']])
  await page.getByRole('button', { name: 'Show the code' }).click()
  await expect(card.locator(built('.code'))).toHaveText(data[0]?.received.code ?? 'nothing')
})
