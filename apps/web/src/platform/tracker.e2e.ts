import { expect, expectAccessible, test } from '../../../../e2e/fixtures.ts'
import { signIn } from '../../../../e2e/sign-in-steps.ts'
import { answer, confirm, follow, joinButton, pages, reference } from '../shared/activity/testing/activity-page.ts'
import {
  allow,
  expectTold,
  funnelsOf,
  keptHere,
  question,
  slow,
  storedOf,
  trackingPages,
  watch,
} from './tracking/testing/statistics.ts'

test('A9 T4 nothing is kept or sent until a person says yes; then the pages of this visit arrive, each with its title', async ({
  page,
}) => {
  const { sent, refused } = await watch(page)
  await page.goto('/?lang=en-US')
  await expect(question(page)).toBeVisible(slow)
  await follow(page, '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible(slow)
  // R4: what leads nowhere is no page
  await follow(page, '/nowhere')
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible(slow)
  await follow(page, '/')
  await expect(question(page)).toBeVisible(slow)
  expect([sent, await keptHere(page)]).toEqual([[], []])
  await expectAccessible(page)

  await question(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Statistics are on' })).toBeFocused()
  await expectTold(page, ['/', '/account', '/'])
  await follow(page, '/loginPage?back=%2F')
  await expectTold(page, ['/', '/account', '/', '/loginPage'])
  const views = (await storedOf(page)).filter(({ event }) => event === '$pageview')
  const titles = views.map(({ properties }) => String(properties.$title).split(' · ')[0])
  const hall = 'Know the rules, then take part'
  expect(titles).toEqual([hall, 'Account and market', hall, 'Sign in with your phone'])
  expect(views[0]?.properties).toMatchObject({ language: 'en-US', theme: 'light', client: 'foyer', host: 'pc' })
  // the configuration's script, the events' requests: the page's policy lets them through
  expect(sent.some((url) => url.includes('/config/visualized/Web.conf'))).toBe(true)
  expect(refused).toEqual([])

  await page.goto('/?lang=en-US')
  await expectTold(page, ['/', '/account', '/', '/loginPage', '/'])
  await expect(question(page)).toHaveCount(0)
})

test('a no is an answer too: nothing is kept or sent, and nobody is asked again', async ({ page }) => {
  const { sent } = await watch(page)
  await page.goto('/?lang=en-US')
  await question(page).getByRole('button', { name: 'Do not allow' }).click(slow)
  await expect(page.getByRole('status').filter({ hasText: 'Nothing is counted' })).toBeFocused()
  await follow(page, '/privacy')
  const toggle = page.getByRole('switch', { name: 'Allow usage statistics' })
  await expect(toggle).not.toBeChecked(slow)
  await page.goto('/?lang=en-US#/account')
  const afterwards = page.waitForResponse(/\/assets\/afterwards-/, slow)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible(slow)
  await (await afterwards).finished()
  await page.waitForLoadState('networkidle', slow)
  await expect(question(page)).toHaveCount(0)
  expect([sent, await keptHere(page)]).toEqual([[], []])
})

test('the switch among a person’s data turns statistics on and off, in every tab, and off takes with it what was kept', async ({
  page,
  context,
}) => {
  await page.goto('/?lang=en-US#/privacy')
  const other = await context.newPage()
  await other.goto('/?lang=en-US')
  await expect(question(other)).toBeVisible(slow)
  const toggle = page.getByRole('switch', { name: 'Allow usage statistics' })
  await toggle.click(slow)
  await expect(toggle).toBeChecked()
  await expect(question(other)).toHaveCount(0)
  await expect.poll(() => keptHere(page), slow).toContain('cookie')
  await expect.poll(() => trackingPages(page), slow).toBe(2)
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await expect.poll(() => keptHere(page), slow).toEqual([])
  await expectAccessible(page)
  await follow(other, '/account')
  await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible(slow)
  expect(await keptHere(other)).toEqual([])
})

test('T7 the way through signing in and joining is in the table step by step, of the person by their code alone', async ({
  page,
  mobileNo,
}) => {
  await allow(page)
  await page.goto(`/?lang=en-US#/loginPage?back=${encodeURIComponent(pages.open)}`)
  await signIn(page, 'en-US', mobileNo)
  await joinButton(page).click(slow)
  await answer(page)
  await confirm(page).click()
  await reference(page)
  await expectTold(page, [
    '/loginPage',
    'sign_in_code_asked',
    'sign_in_done',
    '/activityTemplate',
    'activity_join_pressed',
    'activity_joined',
  ])
  const stored = await storedOf(page)
  expect(stored.filter(({ event }) => event === '$SignUp')).toHaveLength(1)
  const ofActivity = stored.filter(({ properties }) => 'activity' in properties)
  expect(ofActivity.map(({ event, properties }) => [event, properties.activity])).toEqual([
    ['$pageview', 503],
    ['activity_join_pressed', 503],
    ['activity_joined', 503],
  ])
  const { signIn: signedIn, joins } = await funnelsOf(page)
  expect(signedIn.signedIn).toBeGreaterThan(0)
  expect(joins.find(({ activity }) => activity === '503')?.joined).toBeGreaterThan(0)
  expect(JSON.stringify(stored)).not.toContain(mobileNo)
  // no words of anything that was pressed by somebody
  const words = stored.flatMap(({ event, properties }) => (event === '$WebClick' ? [properties.$element_content] : []))
  expect(words).toContain('Sign in')
  expect(words.at(-1)).toBe('')
})

test('what stands in the query or the hash of an address never leaves with an event, but the names of a campaign', async ({
  page,
}) => {
  await allow(page)
  const { sent, refused } = await watch(page)
  const secret = 'Q7secretQ7'
  await page.goto(
    `/?lang=en-US&token=${secret}&utm_source=mail#/loginPage?ticket=${secret}&back=%2F&code=${secret}&utm_medium=card`,
  )
  await expectTold(page, ['/loginPage'])
  await follow(page, `/account?tab=market&handoff=${secret}`)
  await expectTold(page, ['/loginPage', '/account'])
  await follow(page, `access_token=${secret}`)
  await follow(page, '/')
  await expectTold(page, ['/loginPage', '/account', '/'])
  const all = JSON.stringify([sent, await storedOf(page), await page.evaluate(() => ({ ...localStorage }))])
  expect(all).not.toContain(secret)
  expect(all).toContain('utm_source=mail')
  expect(refused).toEqual([])
})
