import { expect } from '@foyer/testing/journey/fixtures'
import { served, slow, waitUntilStored } from '@foyer/testing/journey/offline-steps'
import { built } from '../apps/web/build/built-selector.ts'
import { settled, share } from './host-actions.ts'
import { callsOf, language, test, throughApp } from './in-host.ts'

const route = '/GreenBondSubscription'
const facts = built('.activity-body .bond-facts')

test('a person who opens a shared link reads the activity without a request of its documents, at the address of its route', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const written: string[] = []
  page.on('console', (message) => written.push(message.text()))
  await page.goto(`/go${route}?lang=${language}`)
  await expect(page.locator(facts)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const { pathname, hash } = new URL(page.url())
  expect([pathname, hash]).toEqual(['/', `#${route}?lang=${language}`])
  expect(requested.filter((path) => /^\/api\/(activities|offerings)\//.test(path))).toEqual([])
  // each file is requested once, by the header or by the page
  const files = requested.filter((path) => path.startsWith('/assets/'))
  expect(files).toEqual([...new Set(files)])
  expect(written).toEqual([])
  await page.reload()
  await expect(page.locator(facts)).toBeVisible()
  expect(requested).toContain('/api/activities/green-bond')
})

test('a link that a person copies from a page opens the same page for somebody else', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(`/?lang=${language}#/activityTemplate?code=first-account&back=%2Fme`)
  await share(page).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(new URL('/go/activityTemplate?code=first-account', page.url()).href)
  const title = await page.getByRole('heading', { level: 1 }).textContent()
  const reply = await page.goto(`${link}&lang=${language}`)
  expect(await reply?.text()).toContain('property="og:title"')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
})

test('N2 B1 in the app a shared link opens its route, whose calls go through the app, and the app shares the link again', async ({
  enter,
}) => {
  const { page, native, sent } = await enter('android-app', `/go${route}`)
  await expect(page.locator(facts)).toBeVisible()
  await settled(page)
  expect(new URL(page.url()).hash).toBe(`#${route}`)
  expect(sent.filter((path) => path.startsWith('/api/activities'))).toEqual([])
  expect(throughApp(native)).toContain('/api/activities/green-bond')
  await share(page).click()
  await expect.poll(() => callsOf(native, 'share')).toHaveLength(1)
  expect(callsOf(native, 'share')[0]).toMatchObject({ url: new URL(`/go${route}`, page.url()).href })
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network a shared link opens the stored page at its route, and the stored page has no document', async ({
    page,
    context,
  }) => {
    await page.goto(`/?lang=${language}#/`)
    await served(page)
    await page.goto(`/go${route}?lang=${language}`)
    await expect(page.locator(facts)).toBeVisible(slow)
    await waitUntilStored(page)
    expect(await page.evaluate(async () => (await caches.match('/'))?.text())).not.toContain('id="early"')
    await context.setOffline(true)
    await page.goto(`/go/about?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible(slow)
    expect(new URL(page.url()).hash).toBe(`#/about?lang=${language}`)
    await context.setOffline(false)
  })
})
