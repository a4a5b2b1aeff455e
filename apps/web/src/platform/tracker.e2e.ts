import { expect, expectAccessible, test } from '@foyer/testing/journey/fixtures'
import { signIn } from '@foyer/testing/journey/sign-in-steps'
import { answer, confirm, follow, joinButton, pages, reference } from '../shared/activity/testing/activity-page.ts'
import {
  allow,
  expectTracked,
  funnelsOf,
  question,
  slow,
  storedHere,
  storedOf,
  watch,
} from './tracking/testing/statistics.ts'

test('A9 T4 nothing is stored or sent before a person consents, and then the pages of this visit arrive, each with its title', async ({
  page,
}) => {
  const { sent, refused } = await watch(page)
  await page.goto('/?lang=en-US')
  await expect(question(page)).toBeVisible(slow)
  await follow(page, '/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible(slow)
  // R4: an address that matches no route is not a page view
  await follow(page, '/nowhere')
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible(slow)
  await follow(page, '/')
  await expect(question(page)).toBeVisible(slow)
  expect([sent, await storedHere(page)]).toEqual([[], []])
  await expectAccessible(page)

  await question(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Statistics are on' })).toBeFocused()
  await expectTracked(page, ['/', '/account', '/'])
  await follow(page, '/loginPage?back=%2F')
  await expectTracked(page, ['/', '/account', '/', '/loginPage'])
  const views = (await storedOf(page)).filter(({ event }) => event === '$pageview')
  const titles = views.map(({ properties }) => String(properties.$title).split(' · ')[0])
  const hall = 'Offers and events'
  expect(titles).toEqual([hall, 'Account', hall, 'Sign in with your phone'])
  expect(views[0]?.properties).toMatchObject({ language: 'en-US', theme: 'light', client: 'foyer', host: 'pc' })
  // the page's policy allows the configuration's script and the requests with events
  expect(sent.some((url) => url.includes('/config/visualized/Web.conf'))).toBe(true)
  expect(refused).toEqual([])

  await page.goto('/?lang=en-US')
  await expectTracked(page, ['/', '/account', '/', '/loginPage', '/'])
  await expect(question(page)).toHaveCount(0)
})

test('T7 the table has each step of signing in and joining, with the person’s code and no other personal data', async ({
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
  await expectTracked(page, [
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
  // a signed-in person's clicks are stored without the text of the clicked element
  const words = stored.flatMap(({ event, properties }) => (event === '$WebClick' ? [properties.$element_content] : []))
  expect(words).toContain('Sign in')
  expect(words.at(-1)).toBe('')
})
