import type { ActivityDetail } from '@foyer/contract/activities'
import { continueButton, openAccount, passCode, passPassword } from '../../../../../../e2e/account-steps.ts'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'
import { signIn } from '../../../../../../e2e/sign-in-steps.ts'
import { answer, arrive, confirm, follow, go, joinButton, open, pages, panel } from '../testing/activity-page.ts'

test('a visitor is asked to sign in, and comes back to the same activity', async ({ page, mobileNo }) => {
  await go(page, pages.open)
  await expect(panel(page)).toContainText('Sign in to take part')
  await expectAccessible(page)
  await panel(page).getByRole('link', { name: 'Sign in to join' }).click()
  await signIn(page, 'en-US', mobileNo)
  await expect(page).toHaveURL(/#\/activityTemplate\?code=first-account$/)
  await expect(joinButton(page)).toBeVisible()
})

test('somebody registered is asked for their account where the activity needs one', async ({ page, mobileNo }) => {
  await arrive(page, mobileNo, '/activityTemplate?code=trade-cashback')
  await expect(panel(page)).toContainText('A securities account is needed')
  await expectAccessible(page)
  await panel(page).getByRole('link', { name: 'Sign in or open an account' }).click()
  await expect(page).toHaveURL(/#\/selectLogin\?way=account&back=%2FactivityTemplate%3Fcode%3Dtrade-cashback$/)
})

for (const [language, title] of [
  ['zh-CN', '此活动不向中国内地提供'],
  ['zh-HK', '此活動不向中國內地提供'],
  ['en-US', 'Not available in mainland China'],
] as const) {
  test(`from the mainland nothing of the offer is shown or sent, in ${language}`, async ({ page }) => {
    await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
    const reply = page.waitForResponse('**/api/activities/first-account')
    await page.goto(`/?lang=${language}#${pages.open}`)
    await expect(page.getByText(title)).toBeVisible()
    const detail = (await (await reply).json()) as ActivityDetail
    expect([detail.lead['en-US'], detail.blocks.map(({ kind }) => kind)]).toEqual(['', ['risk']])
    expect(await page.locator('#app').textContent()).not.toMatch(/HK\$\s?\d|\d+ ?(港元|港币)/)
    await expect(panel(page, language)).toHaveCount(0)
    await expect(page.locator('.risk-footer p').first()).not.toBeEmpty()
    await expectAccessible(page)
  })
}

test('who says they live in the mainland loses sight of the offer at once, and of nothing else', async ({
  page,
  mobileNo,
}) => {
  await arrive(page, mobileNo, pages.open)
  await joinButton(page).click()
  await answer(page, 'Mainland China')
  await confirm(page).click()
  await expect(page.getByText('Not available in mainland China')).toBeVisible()
  await expect(page.getByText('HK$')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first account')
})

test('an activity that has not started says when it does, and counts down', async ({ page }) => {
  await go(page, '/activityTemplate?code=wealth-connect')
  await expect(panel(page)).toContainText(/Not open yet\s*Opens \w{3} \d+, \d{4}, 09:00 HKT/)
  await expect(page.getByRole('timer').first()).toContainText(/\d+ days/)
  await expectAccessible(page)
})

test('an activity that is over says when it closed, and leads on', async ({ page }) => {
  await go(page, pages.ended)
  await expect(panel(page)).toContainText(/This activity has ended\s*Closed \w{3} \d+, \d{4}, 18:00 HKT/)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await panel(page).getByRole('link', { name: 'See other activities' }).click()
  await expect(page).toHaveURL(/#\/$/)
})

test('a residence that the activity is not for is named as the rule that failed', async ({ page, mobileNo }) => {
  await arrive(page, mobileNo, pages.staged)
  await panel(page).getByRole('button', { name: 'I have checked' }).click()
  await answer(page, 'Taiwan')
  await confirm(page).click()
  await expect(page.getByText('1 of 4 done')).toBeVisible()
  await follow(page, '/activityTemplate?code=wealth-connect-account')
  await expect(panel(page)).toContainText('You cannot join this one')
  await expect(panel(page)).toContainText('It is not offered where you said you live.')
  await expectAccessible(page)
})

test('an account of a type that the activity is not for is named as the rule that failed', async ({
  page,
  mobileNo,
}) => {
  const { password } = await openAccount(page, mobileNo, { accountType: 'cash' })
  await arrive(page, mobileNo, '/activityTemplate?code=financing-818')
  await panel(page).getByRole('link', { name: 'Sign in or open an account' }).click()
  await expect(continueButton(page)).toBeVisible()
  await passPassword(page, password)
  await passCode(page, mobileNo)
  await expect(panel(page)).toContainText('It is not offered for your type of account.')
})

test('where all places are taken nobody is asked anything', async ({ page, mobileNo }) => {
  // of no activity of the server's that others join meanwhile
  await page.route('**/user/496/joinStatus', async (route) => {
    const response = await route.fetch()
    const reply = await response.json()
    const data = { ...reply.data, gate: 'sold_out', quota: { total: 500, remaining: 0 } }
    await route.fulfill({ response, json: { ...reply, data } })
  })
  await arrive(page, mobileNo, '/activityTemplate?code=wealth-connect-account')
  await expect(panel(page)).toContainText('All places are taken')
  await expect(panel(page).getByRole('button')).toHaveCount(0)
})

test('the open gate says how many places are left, as the server counts them', async ({ page, mobileNo }) => {
  const status = page.waitForResponse('**/joinStatus')
  await arrive(page, mobileNo, pages.open)
  await expect(panel(page)).toContainText(/\d+ of 500 places left/)
  expect((await (await status).json()).data.quota.total).toBe(500)
  await expectAccessible(page)
})

test('the personal answer is never kept, by browser or page', async ({ page }) => {
  const status = page.waitForResponse('**/joinStatus')
  await go(page, pages.open)
  expect((await status).headers()['cache-control']).toBe('no-store')
})

test('X3 where the personal call fails the page stays, and asking again mends it', async ({ page, mobileNo }) => {
  await page.route('**/joinStatus', (route) => route.abort())
  await arrive(page, mobileNo, pages.open)
  await expect(panel(page)).toContainText('Checking where you stand')
  await expect(panel(page)).toContainText('We could not check where you stand', { timeout: 30_000 })
  await expectAccessible(page)
  await page.unroute('**/joinStatus')
  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(joinButton(page)).toBeVisible()
})

test('a visitor is asked to sign in by what anyone may see, before any session is there and where none comes', async ({
  page,
}) => {
  await page.route('**/jwt/auth/tourist', () => undefined)
  await page.route('**/joinStatus', () => undefined)
  await open(page, pages.open)
  await expect(panel(page)).toContainText('Sign in to take part')
  await panel(page).getByRole('link', { name: 'Sign in' }).click()
  await expect(page.locator('input[type=tel]')).toBeVisible()
})

test('offline what is shown stays with its age, and joining waits for the network', async ({
  page,
  context,
  mobileNo,
}) => {
  await arrive(page, mobileNo, pages.open)
  await expect(joinButton(page)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('alert')).toContainText(
    /You are offline. What you see was updated at \w+ \d+, \d{4}, \d\d:\d\d HKT/,
  )
  await expect(panel(page)).toContainText('You can join once you are connected')
  // the panel's and the author's
  const ways = page.getByRole('button', { name: 'Register', exact: true })
  await expect(ways).toHaveCount(2)
  for (const way of await ways.all()) {
    await expect(way).toHaveAttribute('aria-disabled', 'true')
    await way.click({ force: true })
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(joinButton(page)).not.toHaveAttribute('aria-disabled')
})

test('a sheet that is open when the network goes waits for it, and says so', async ({ page, context, mobileNo }) => {
  await arrive(page, mobileNo, pages.open)
  await joinButton(page).click()
  await answer(page)
  await context.setOffline(true)
  await expect(page.getByRole('dialog').getByRole('alert').filter({ visible: true })).toHaveText(
    'You can join once you are connected.',
  )
  await confirm(page).click({ force: true })
  await expect(confirm(page)).toHaveAttribute('aria-disabled', 'true')
  await context.setOffline(false)
  await confirm(page).click()
  await expect(panel(page)).toContainText('You have joined')
})

const said: Readonly<Record<Language, string>> = {
  'zh-CN': '登录后即可参加',
  'zh-HK': '登入後即可參加',
  'en-US': 'Sign in to take part',
}
for (const [language, words] of Object.entries(said) as [Language, string][])
  test(`a change of the gate is said to a screen reader, in ${language}`, async ({ page }) => {
    await go(page, pages.open, language)
    await expect(panel(page, language).getByRole('status')).toContainText(words)
  })
