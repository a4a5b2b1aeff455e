import { patient } from '../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { answer, path, searchFor, settled, vote } from './testing/steps.ts'

test.describe.configure({ timeout: 120_000 })

test('R26 either script finds the other, and what holds no word finds nothing and says what to do', async ({
  page,
}) => {
  // a link may bring what to search for
  await page.goto(`/?lang=zh-CN#${path}?q=${encodeURIComponent('配對戶口')}`)
  await settled(page)
  await expect(page.getByRole('textbox')).toHaveValue('配對戶口')
  await expect(answer(page, 'pair')).toContainText('什么是配对户口')
  await expect(page.locator('.questions details').first()).toHaveAttribute('id', 'faq-pair')
  await expect(page.getByRole('status').filter({ hasText: /找到 \d+ 个问题/ })).toBeVisible()
  for (const hostile of ['<img src=x onerror=alert(1)>', "'; drop table sessions; --", '😀', '%']) {
    await searchFor(page, hostile)
    await expect(page.locator('.questions-none')).toContainText('没有找到相关问题')
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: '查看全部问题' }).click()
  await expect(page.getByRole('textbox')).toBeFocused()
  await expect(page.locator('.questions details')).toHaveCount(24)
  await expectAccessible(page)
})

test('R26 an answer has an address of its own, which opens it, in view, for somebody else too', async ({ page }) => {
  await page.goto(`/?lang=en-US#${path}?faq=complain`)
  await settled(page)
  await expect(answer(page, 'complain')).toHaveAttribute('open', '')
  await expect(answer(page, 'complain')).toBeInViewport()
  await expect(answer(page, 'tax')).not.toHaveAttribute('open', '')
  await answer(page, 'tax').locator('summary').press('Enter')
  await expect(page).toHaveURL(/faq=tax/)
  // to another answer on the same page, behind a search
  await searchFor(page, 'deposit')
  await expect(answer(page, 'scam')).toHaveCount(0)
  await page.evaluate(() => {
    location.hash = '#/crossBorderProblem?faq=scam'
  })
  await expect(answer(page, 'scam')).toHaveAttribute('open', '', patient)
  await expect(answer(page, 'scam')).toBeInViewport()
})

test('R26 a visitor’s vote is kept over a reload, and can be changed', async ({ page }) => {
  await page.goto(`/?lang=en-US#${path}?faq=fees`)
  await settled(page)
  await vote(page, 'fees', true)
  await expect(answer(page, 'fees')).toContainText('Thank you. We have noted that.')
  await page.reload()
  await settled(page)
  const choices = answer(page, 'fees').locator('.vote-choice')
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'true', patient)
  await vote(page, 'fees', false)
  await expect(choices.first()).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(page)
})

test('R26 without a network the questions are still searched, and voting says what it needs', async ({
  page,
  context,
}) => {
  await page.goto(`/?lang=zh-HK#${path}?faq=currency`)
  await settled(page)
  await context.setOffline(true)
  await expect(page.getByText('您已離線，顯示的是')).toBeVisible()
  await expect(answer(page, 'currency')).toContainText('離線時未能提交')
  await searchFor(page, '额度')
  await expect(answer(page, 'quota-person')).toBeVisible()
  await expect(answer(page, 'currency')).toHaveCount(0)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
