import { openAccount, passCode, passPassword } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { openSignedIn } from '@foyer/testing/journey/signed-in'
import { built } from '../../../build/built-selector.ts'

const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
const facts = { name: texts('Fee cashback for October'), note: texts('On fees of settled trades'), usage: [] }
const slow = { timeout: 30_000 }

test('R28 E1 N13 a person logs in and claims cash; a lost answer is requested again under the same key, and the ledger pays in', async ({
  page,
  mobileNo,
}) => {
  const { password } = await openAccount(page, mobileNo)
  const reply = await page.request.post('/dev/rewards', {
    headers: { 'X-Forwarded-For': '127.0.0.1' },
    data: { mobile: `+852${mobileNo}`, activity: 'first-account', type: 'cash_return', amount: 8_880, facts },
  })
  const { data } = (await reply.json()) as { data: { id: string } }
  await openSignedIn(page, 'en-US', mobileNo, `/myRewards?id=${data.id}`)
  await page.getByRole('link', { name: 'Log in to your account to claim' }).click(slow)
  await passPassword(page, password)
  await passCode(page, mobileNo)

  const keys: string[] = []
  let isLost = true
  await page.route('**/user/rewards/claim', async (route) => {
    keys.push((route.request().postDataJSON() as { key: string }).key)
    if (!isLost) return route.continue()
    // the server executes the call, and the client receives no answer
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Claim to my account' }).click(slow)
  await expect(page.getByRole('alert')).toContainText('We cannot confirm the result yet', slow)
  isLost = false
  await page.getByRole('button', { name: 'Check the result' }).click()
  // the ledger's own job pays in, and the page waits for it
  await expect(page.locator(built('.timeline [aria-current=step]'))).toContainText('Paid in', { timeout: 60_000 })
  await expect(page.locator(built('.timeline'))).toContainText(/Claimed, being paid in.*\d\d:\d\d.*\+HK\$88\.80/s)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})
