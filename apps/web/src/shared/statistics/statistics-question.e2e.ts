import { expect, test } from '../../../../../e2e/fixtures.ts'
import { question, slow } from '../../platform/tracking/testing/statistics.ts'

test('who has answered on statistics goes on through the tabs: the thanks do not take the focus back', async ({
  page,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name, exact: true })
  await page.goto('/?lang=en-US#/account')
  await question(page).getByRole('button', { name: 'Do not allow' }).click(slow)
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is counted' })).toBeFocused()
  await tab('Account').focus()
  for (const name of ['Watchlist', 'Market']) {
    await page.keyboard.press('ArrowRight')
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect(tab(name)).toBeFocused()
  }
  // the frame is drawn again when the market has come
  await expect(page.locator('.quote-table .price').first()).toBeVisible(slow)
  await expect(tab('Market')).toBeFocused()
})
