import { expect } from '@foyer/testing/journey/fixtures'
import { banner, close, settled, share } from './host-actions.ts'
import { callsOf, language, test } from './in-host.ts'

for (const [name, path] of [
  ['android-app', '/'],
  ['institution-ios', '/institution/'],
] as const)
  test(`B1 B2 A13 in ${name} the hall offers no app, and the app shares the shown page by its title and address`, async ({
    enter,
  }) => {
    const { page, native } = await enter(name, path)
    await settled(page)
    await expect(banner(page)).toHaveCount(0)
    await share(page).click()
    await expect.poll(() => callsOf(native, 'share')).toHaveLength(1)
    const { title, url } = callsOf(native, 'share')[0] as { title: string; url: string }
    expect(title).toBe(await page.title())
    expect(url).toBe(page.url())
  })

test('X3 where the app cannot share, the page copies its address to the clipboard and shows a notice', async ({
  enter,
}) => {
  const { page, native } = await enter('ios-app', '/')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  native.switches.missing = ['share']
  await share(page).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('X3 in a browser Share opens the system’s share sheet once at a time, dismissing it is no failure, and the page shows an error where neither sheet nor clipboard works', async ({
  enter,
}) => {
  const { page } = await enter('android-browser', `/?lang=${language}`, (page) =>
    page.addInitScript(() => {
      const given: ShareData[] = []
      const take = (data: ShareData) => {
        given.push(data)
        return new Promise<void>((shared, reject) => {
          Object.assign(window, { shared, dismissed: () => reject(new DOMException('sent away', 'AbortError')) })
        })
      }
      Object.assign(window, { given })
      Object.defineProperty(navigator, 'share', { value: take, configurable: true })
    }),
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await settled(page)
  await page.evaluate(() => navigator.clipboard.writeText('as it was'))
  for (const end of ['shared', 'dismissed']) {
    await share(page).click()
    await expect(share(page)).toHaveAttribute('aria-disabled', 'true')
    await share(page).click({ force: true })
    await page.evaluate((end) => Reflect.get(window, end)(), end)
    await expect(share(page)).not.toHaveAttribute('aria-disabled')
  }
  const given = (await page.evaluate(() => Reflect.get(window, 'given'))) as ShareData[]
  // the address names no language, because the recipient may read another
  const data = { title: await page.title(), url: new URL('/', page.url()).href }
  expect(given).toEqual([data, data])
  await expect(page.getByText('Link copied')).toHaveCount(0)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('as it was')

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined })
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.execCommand = () => false
  })
  await expect(page.getByText('This was not shared')).toHaveCount(0)
  await share(page).click()
  await expect(page.getByText('This was not shared')).toBeVisible()
})

test('a draft offers no sharing, because its address contains its token', async ({ enter }) => {
  const { page } = await enter('android-app', '/#/activityTemplate?code=first-account&preview=secret')
  // both actions are in the same chunk
  await expect(close(page)).toBeVisible()
  await expect(share(page)).toHaveCount(0)
})

test('A13 in a mini-program the hall offers no app, and Share opens a drawing of the menu that shares the page', async ({
  enter,
}) => {
  const { page } = await enter('mini-program', `/?lang=${language}`)
  await settled(page)
  await expect(banner(page)).toHaveCount(0)
  await share(page).click()
  const sheet = page.getByRole('dialog', { name: 'Share', exact: true })
  await expect(sheet.getByRole('listitem')).toHaveText(['Tap ··· at the top right', 'Choose “Send to chat”'])
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(share(page)).toBeFocused()
})
