import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { panel } from '../../shared/activity/testing/activity-page.ts'
import { choose, confirm, fields, fillAll, form, gifts, openForm, parcel, patient } from './testing/gift-page.ts'

// signing in, an upload and a wheel take a busy machine their time
test.describe.configure({ timeout: 150_000 })
test.use({ actionTimeout: 30_000 })

test('N13 R17 an answer that is lost leaves one gift: asked again under the same key, after a reload too', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await fillAll(page)
  const keys: string[] = []
  await page.route('**/user/493/gift', async (route) => {
    keys.push(route.request().postDataJSON().key)
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.route('**/user/493/gift/status', (route) => route.abort('connectionreset'))
  await confirm(page)
  await expect(panel(page)).toContainText('No answer yet', patient)
  await expect(form(page)).toHaveAttribute('inert', '')
  await expectAccessible(page)
  await page.unroute('**/user/493/gift')
  const again = page.waitForRequest('**/user/493/gift')
  await panel(page).getByRole('button', { name: 'Ask again' }).click()
  expect((await again).postDataJSON().key).toBe(keys[0])
  await page.unroute('**/user/493/gift/status')
  await page.reload()
  await expect(parcel(page).first()).toContainText('Windproof umbrella', patient)
  await expect(page.locator('.way li[data-event]')).toHaveCount(1)
})

test('R17 a gift that runs out while the form is filled in leaves the rest as it was, and another can be taken', async ({
  page,
  mobileNo,
}) => {
  await openForm(page, mobileNo)
  await fillAll(page, 0)
  await page.route(
    '**/user/493/gift',
    (route) => route.fulfill({ status: 409, json: { status: 40901, msg: '', reason: 'activity_sold_out' } }),
    { times: 1 },
  )
  await page.route('**/user/493/gift/status', async (route) => {
    const reply = await (await route.fetch()).json()
    reply.data.items[0].quota.remaining = 0
    await route.fulfill({ json: reply })
  })
  await confirm(page)
  await expect(panel(page)).toContainText('This gift has just run out', patient)
  await expect(gifts(page).first()).toBeDisabled(patient)
  // back at the choice, which says why
  await expect(form(page).getByText('This gift has just run out')).toBeVisible(patient)
  await expect(gifts(page).nth(1)).toBeFocused(patient)
  await expect(fields(page).building).toHaveValue('Harbour Centre')
  await choose(page, 2)
  await confirm(page)
  await expect(parcel(page).first()).toContainText('Desk lamp', patient)
})
