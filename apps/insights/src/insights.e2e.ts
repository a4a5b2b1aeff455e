import { randomInt, randomUUID } from 'node:crypto'
import { expect, expectAccessible, openFromHere, test } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { debug, eventOf, send, signIn } from './testing/operator.ts'

const losesNothing = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)

test('T7 a member of staff signs in at the provider, sees what pages were viewed and how far visitors came, and signs out', async ({
  page,
  request,
}) => {
  // letters only, because two groups of a UUID may be eight digits, which are removed like a phone number
  const path = `/e2e-${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
  const activity = randomInt(1e6, 1e9)
  const seen = (visitor: string) => eventOf(visitor, '$pageview', { $url_path: path, activity })
  const [one, other] = [randomUUID(), randomUUID()]
  await send(request, seen(one), seen(one), seen(other), eventOf(one, 'activity_join_pressed', { activity }))

  await openFromHere(page)
  await page.goto('/insights/?lang=en-US')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Lee Wai Man' }).click()
  await expect(page).toHaveURL('/insights/?lang=en-US')
  const account = page.getByRole('button', { name: 'Lee Wai Man' })
  await expect(account).toHaveAttribute('aria-expanded', 'false')

  const views = page.getByRole('table', { name: 'Page views' })
  await expect(views.getByRole('row').filter({ hasText: path }).getByRole('cell')).toHaveText(['3', '2'])
  const joins = page.getByRole('table', { name: 'Joins by activity' })
  const join = joins.getByRole('row').filter({ hasText: `Unknown activity ${activity}` })
  await expect(join.getByRole('cell')).toHaveText(['2', '1', '0', '0%'])
  await views.getByRole('button', { name: 'Path' }).click()
  await expect(views.getByRole('columnheader', { name: 'Path' })).toHaveAttribute('aria-sort', 'ascending')
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Custom' }).check()
  await page.getByLabel('From', { exact: true }).fill('2026-01-02')
  await page.getByLabel('To', { exact: true }).fill('2026-01-01')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('alert')).toContainText('The longest range is 92 days')
  await page.getByLabel('From', { exact: true }).fill('2001-01-01')
  await page.getByLabel('To', { exact: true }).fill('2001-01-31')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.getByRole('heading', { name: 'No events in these days' })).toBeVisible()

  await account.click()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeHidden()
  await expect(account).toBeFocused()
  await account.click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
})

test('T7 a member of staff without a suitable role reads so, and one who only reads cannot change the tracker', async ({
  page,
}) => {
  await openFromHere(page)
  await page.goto('/staff/sign-in?to=/insights/?lang=en-US')
  await page.getByRole('button', { name: 'Cheung Mei Ling' }).click()
  await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click()
  await page.getByRole('link', { name: 'sign-in service' }).click()
  await page.getByRole('button', { name: /sign me out/i }).click()
  await page.goto('/staff/sign-in?to=/insights/?lang=en-US')
  await page.getByRole('button', { name: 'Ng Siu Ying' }).click()
  await page.getByRole('button', { name: 'Tracker' }).click()
  await expect(page.getByRole('switch', { name: 'Collect events' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Live' })).toHaveCount(0)
})

test('COMM-20 an operator sees sources, times on pages, load times and the heat map of the chosen page', async ({
  page,
  request,
}) => {
  const path = `/e2e-${randomUUID().replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`
  const did = (event: string, properties: object) =>
    eventOf(randomUUID(), event, { $url_path: path, $viewport_width: 360, $viewport_height: 200, ...properties })
  await send(
    request,
    did('$pageview', { $latest_traffic_source_type: '社交网站流量', $latest_referrer_host: 'weibo.com' }),
    did('$WebPageLeave', { event_duration: 30, $viewport_position: 240 }),
    did('$WebPageLoad', { event_duration: 1.5 }),
    did('$WebClick', { $page_x: 40, $page_y: 120, $element_selector: '#join', $element_content: 'Join' }),
    did('$WebStay', { $viewport_position: 100, event_duration: 6 }),
  )
  await signIn(page)
  await page.getByRole('button', { name: 'Behaviour' }).click()
  const row = (name: string, hasText: string) => page.getByRole('table', { name }).getByRole('row').filter({ hasText })
  await expect(row('Traffic sources', 'Social network')).toBeVisible()
  await expect(row('Sites they came from', 'weibo.com')).toBeVisible()
  await expect(row('Time on page', path).getByRole('cell')).toHaveText(['1', '30 sec', '30 sec', '240 px'])
  await expect(row('Load times', path).getByRole('cell')).toHaveText(['1', '1.5 sec', '1.5 sec'])
  await page.getByLabel('Page', { exact: true }).selectOption(path)
  await expect(row('Most clicked', 'Join · #join').getByRole('cell')).toHaveText(['1', '1'])
  await expect(row('Time in view, by part of the page', '100–199 px').getByRole('cell')).toHaveText(['6 sec', '1'])
  await expect(page.getByRole('region', { name: 'Where people clicked' })).toContainText('100 px')
  await expect(page.getByRole('region', { name: 'Where people stopped' })).toContainText('6 sec')
  await expectAccessible(page)
  await losesNothing(page)
})

test('T7 V13 the live view shows the events of debug mode and why one was refused, and can be paused', async ({
  page,
  request,
}) => {
  await signIn(page)
  await page.getByRole('button', { name: 'Live' }).click()
  await expect(page.getByText('Connected', { exact: true })).toBeVisible()
  await page.getByText('How to switch debug mode on').click()
  await expect(page.getByRole('link', { name: '/?tracking=debug' })).toBeVisible()
  await losesNothing(page)
  const [name, field] = [`e2e_${randomInt(1e9)}`, `wrong-${randomInt(1e9)}`]
  await debug(request, eventOf('live', name, { note: 'x'.repeat(600) }))
  await debug(request, eventOf('live', 'a', { [field]: 1 }))

  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect(row(name)).toContainText('Not stored')
  await expect(row(name)).toContainText('Cut: note')
  await expect(row(field)).toContainText('Name is malformed')
  await row(name).getByText('The event as JSON').click()
  await expect(row(name).locator('pre')).toContainText('"$lib": "js"')
  await expectAccessible(page)

  await page.getByRole('searchbox').fill(name.toUpperCase())
  await expect(row(field)).toHaveCount(0)
  await page.getByRole('button', { name: 'Pause' }).click()
  await debug(request, eventOf('live', `${name}_later`))
  await expect(page.getByText(/^Paused; [1-9]/)).toBeVisible()
  await expect(row(`${name}_later`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(row(`${name}_later`)).toHaveCount(1)
})

test('T10 the switch requires a confirmation before collection stops, and an ended session leads back to the sign-in', async ({
  page,
  context,
}) => {
  await signIn(page)
  // the tracker of every user of this server follows the switch
  const set: unknown[] = []
  await page.route('**/configuration/set', (route) => {
    set.push(route.request().postDataJSON())
    return route.fulfill({ json: { status: 0, data: route.request().postDataJSON() } })
  })
  await page.getByRole('button', { name: 'Tracker' }).click()
  const collect = page.getByRole('switch', { name: 'Collect events' })
  await expect(collect).toBeChecked()
  await collect.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(collect).toBeChecked()
  await collect.click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Stop collecting' }).click()
  await expect(collect).not.toBeChecked()
  await expect(page.getByText('Saved and written to the audit trail.')).toBeVisible()
  expect(set).toEqual([{ collect: false, heatMap: true }])

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Figures' }).click()
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await expect(page.getByRole('button', { name: /^(Refresh|Try again)$/ })).toHaveText(['Try again'])
  await context.setOffline(false)
  await expect(page.getByText(/^As of/)).toBeVisible()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Your session has ended.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sign in to Insights' })).toBeFocused()
})

for (const [language, colorScheme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
] as const)
  test.describe(`${language} ${colorScheme}`, () => {
    test.use({ colorScheme })
    test(`A1 in ${language} every view is complete at 200 % text and accessible`, async ({ page, request }) => {
      await send(request, eventOf(randomUUID(), '$pageview', { $url_path: '/loginPage', activity: 493 }))
      await signIn(page, language)
      await expect(page.locator('.figures')).toBeVisible()
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      // the name of a row has the whole width, and its figures are below it
      const pages = page.locator('table[aria-labelledby="page-views"]')
      const widths = await Promise.all([pages, pages.locator('tbody th').first()].map((one) => one.boundingBox()))
      expect(widths[1]?.width).toBe(widths[0]?.width)
      for (const [nth, shown] of ['.figures', '.figures', '.connection-open', '.switch'].entries()) {
        await page.getByRole('navigation').getByRole('button').nth(nth).click()
        await expect(page.locator(shown).first()).toBeVisible()
        await losesNothing(page)
        // the other theme and language have the same parts
        if (colorScheme === 'dark') await expectAccessible(page)
      }
    })
  })
