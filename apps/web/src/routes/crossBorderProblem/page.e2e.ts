import { longTimeout } from '@foyer/testing/journey/account-steps'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { signIn } from '@foyer/testing/journey/sign-in-steps'
import { built } from '../../../build/built-selector.ts'

const path = '/crossBorderProblem?faq=fees'

test('R26 a visitor’s vote survives a reload and belongs to the person once the visitor signs in', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await page.goto(`/?lang=en-US#${path}`)
  const yes = page.locator(built('#faq-fees .vote-choice')).first()
  await yes.click(longTimeout)
  await expect(yes).toHaveAttribute('aria-pressed', 'true', longTimeout)
  await page.reload()
  await expect(yes).toHaveAttribute('aria-pressed', 'true', longTimeout)
  await page.goto(`/?lang=en-US#/loginPage?back=${encodeURIComponent(path)}`)
  await signIn(page, 'en-US', mobileNo)
  await expect(yes).toHaveAttribute('aria-pressed', 'true', longTimeout)
})
