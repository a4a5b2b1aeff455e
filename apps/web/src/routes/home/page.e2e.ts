import type { ActivityList } from '@foyer/contract/activities'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { words } from '../../../../../e2e/sign-in-steps.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const list = (asOf: number, activities: ActivityList['activities']) => ({ json: { asOf, activities } })

test('R32 the hall lists what the server has, by phase and with the period in Hong Kong time', async ({
  page,
  request,
}) => {
  const served = (await (await request.get('/api/activities')).json()) as ActivityList
  await page.goto('/?lang=en-US')
  await expect(page.getByText('Dates are in Hong Kong time')).toBeVisible()
  for (const [phase, heading] of [
    ['open', 'Open now'],
    ['upcoming', 'Coming up'],
    ['ended', 'Ended'],
  ] as const) {
    const titles = served.activities
      .filter((activity) => activity.phase === phase)
      .map((activity) => activity.title['en-US'])
    expect(titles.length).toBeGreaterThan(0)
    const group = page.getByRole('region', { name: heading })
    await expect(group.getByRole('listitem')).toHaveCount(titles.length)
    for (const title of titles) await expect(group.getByText(title, { exact: true })).toBeVisible()
    await expect(group.getByText(/[A-Z][a-z]{2} \d+.*\d{4}$/).first()).toBeVisible()
  }
})

test('R32 a card leads to its page only where this build has one', async ({ page }) => {
  const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
  const activity = {
    number: 1,
    code: 'a',
    title: texts('Has a page'),
    lead: texts('x'),
    phase: 'open' as const,
    opensAt: 0,
    closesAt: 1,
  }
  await page.route('**/api/activities', (route) =>
    route.fulfill(
      list(0, [
        { ...activity, route: '/loginPage' },
        { ...activity, number: 2, title: texts('Has none'), route: '/nowhere' },
      ]),
    ),
  )
  await page.goto('/?lang=en-US')
  const group = page.getByRole('region', { name: 'Open now' })
  await expect(group.getByRole('link', { name: /Has a page/ })).toHaveAttribute('href', '#/loginPage')
  await expect(group.getByText('Has none')).toBeVisible()
  await expect(page.getByRole('link', { name: /Has none/ })).toHaveCount(0)
  await expect(page.getByText('Details coming soon')).toHaveCount(1)
})

test('R32 X3 loading, failed and empty each say so, and the retry brings the list', async ({ page }) => {
  let answer: 'none yet' | 'fault' | 'empty' = 'none yet'
  await page.route('**/api/activities', async (route) => {
    await expect.poll(() => answer, { timeout: 30_000 }).not.toBe('none yet')
    await route.fulfill(answer === 'empty' ? list(0, []) : { status: 500, body: '{}' })
  })
  await page.goto('/?lang=en-US')
  await expect(page.getByRole('status', { name: 'Loading activities' })).toBeVisible()
  await expectAccessible(page)
  answer = 'fault'
  await expect(page.getByRole('alert')).toContainText('did not load', { timeout: 20_000 })
  await expectAccessible(page)
  answer = 'empty'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('There are no activities at the moment')).toBeVisible()
})

test('R32 offline the hall keeps what it shows and says how old it is', async ({ page, context }) => {
  await page.goto('/?lang=en-US')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('alert')).toContainText(
    /You are offline\. What you see was updated at \w+ \d+, \d{4}, \d\d:\d\d HKT/,
  )
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('R32 K1 signing out says so for 2000 ms in a live region and shows the way in again', async ({
  page,
  mobileNo,
}) => {
  await openSignedIn(page, 'en-US', mobileNo, '/')
  await expect(page.getByText(`+852 ****${mobileNo.slice(-4)}`)).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: words['en-US'].quit }).click()
  const toast = page.getByRole('status').filter({ hasText: 'You are signed out' })
  await expect
    .poll(async () => {
      await page.clock.runFor(20)
      return toast.count()
    })
    .toBe(1)
  await expect(toast).toHaveAttribute('aria-live', 'polite')
  await page.clock.runFor(1_950)
  await expect(toast).toHaveCount(1)
  await page.clock.runFor(60)
  await expect(toast).toHaveCount(0)
  await expect(page.locator('a.sign-in-card')).toBeVisible()
})

test('R32 A2 language and appearance are chosen here and kept', async ({ page }) => {
  await page.goto('/')
  await page.getByText('English', { exact: true }).click()
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectAccessible(page)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByText('System', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})
