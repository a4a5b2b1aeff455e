import { expect, expectAccessible, test } from '@foyer/testing/journey/fixtures'
import { createCopy, openConsole } from '@foyer/testing/journey/staff-steps'

test('An author changes a copy of a campaign, drags a block, and sees each change in the real client', async ({
  browser,
}) => {
  const page = await openConsole(browser, 'Chan Ka Yan', '/campaigns')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  const id = await createCopy(page, 'first-account')
  await page.goto(`/console/campaigns/${id}/edit`)
  const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).first()
  await row('Activity').click()
  const unique = String(Date.now()).slice(-6)
  await page.getByRole('textbox', { name: 'Code of the activity' }).fill(`journey-${unique}`)
  await page.getByRole('textbox', { name: 'Number of the activity' }).fill(unique.replace(/^0/, '1'))
  await row('Hero').click()
  await page.getByRole('textbox', { name: 'Title, English' }).fill('A title of the journey')
  await page.getByRole('button', { name: 'Preview' }).click()
  const client = page.frameLocator('iframe')
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('A title of the journey')
  await row('Steps').dragTo(row('Countdown'), { targetPosition: { x: 20, y: 4 } })
  await expect(page.getByText(/^Steps is now 2 of/)).toBeVisible()

  await page.getByText('Shown to').click()
  await page.getByLabel('Seen by').selectOption('visitor')
  await expect(client.getByText('Sign in to take part')).toBeVisible()
  await page.getByLabel('Place', { exact: true }).selectOption('mainland')
  await expect(client.getByText('Not available in mainland China')).toBeVisible()
  await page.getByLabel('Place', { exact: true }).selectOption('elsewhere')
  await page.getByLabel('Moment').selectOption('after')
  await page.getByLabel('Appearance').selectOption('dark')
  await expect(client.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(client.getByRole('region', { name: 'Taking part' }).getByText(/ended/i).first()).toBeVisible()

  await expect(page.getByRole('button', { name: 'Nothing to do' })).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await row('Hero').click()
  await expect(page.getByRole('textbox', { name: 'Title, English' })).toHaveValue('A title of the journey')
  expect(complaints).toEqual([])
  await page.context().close()
})
