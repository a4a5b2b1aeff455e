import { expect, expectAccessible, fromHere, test } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'

// the sandbox's provider of staff answers only the machine it runs on
test.use({ extraHTTPHeaders: fromHere })
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false, locale: 'en-US' })

/** Signs in from a page of the console as one of the sandbox's staff, and returns to the page. */
const signInAs = async (page: Page, name: string) => {
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name }).click()
}

test('An administrator signs in, adds a machine client after a proof of identity, and closes it', async ({
  page,
  request,
}) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  const name = `Monitoring ${Date.now()}`
  await page.goto('/console/machines?act=add')
  await signInAs(page, 'Yip Ming Tak')
  const form = page.getByRole('dialog', { name: 'Add a machine client' })
  await form.getByRole('textbox', { name: 'Name' }).fill(name)
  await form.getByRole('checkbox', { name: /^Read the metrics/ }).check()
  await form.getByRole('textbox', { name: 'Reason' }).fill('Journey of the console')
  // the sign-in is a proof too: the server is made to find it too old
  await page.route(
    '**/staff/machines/add',
    (route) => route.fulfill({ status: 403, json: { status: 40328, reason: 'proof_needed', msg: 'x' } }),
    { times: 1 },
  )
  await form.getByRole('button', { name: 'Add the client' }).click()
  await page.getByRole('dialog', { name: 'Confirm that it is you' }).getByRole('link', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Yip Ming Tak' }).click()
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(name)
  await form.getByRole('button', { name: 'Add the client' }).click()
  const token = await page.getByText(/^fmc_/).first().textContent()
  const metrics = () => request.get('/metrics', { headers: { Authorization: `Bearer ${token}` } })
  expect((await metrics()).status()).toBe(200)
  await page.getByRole('button', { name: 'I have stored the token' }).click()

  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Close…' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('End of the journey')
  await page.getByRole('button', { name: 'Close the client' }).click()
  await expect(page.getByText(`${name} is closed.`)).toBeVisible()
  expect((await metrics()).status()).toBe(401)

  await page.getByRole('link', { name: 'People' }).click()
  await expect(page.getByRole('row', { name: /Yip Ming Tak.*You/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Your account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  // the provider ends its own session too
  await expect(page).toHaveURL(/staff-provider/)
  await page.goto('/console/people')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(complaints).toEqual([])
})

// nobody else is this person, because other journeys run meanwhile
test('An administrator suspends a person, whose session ends at once and who cannot sign in until restored', async ({
  browser,
  page,
}) => {
  const act = async (item: string, confirm: string, done: string) => {
    await page.getByRole('button', { name: 'Actions for Lam Wai Keung' }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.getByRole('textbox', { name: 'Reason' }).fill('Journey of the console')
    await page.getByRole('button', { name: confirm, exact: true }).click()
    await expect(page.getByText(done)).toBeVisible()
  }
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', extraHTTPHeaders: fromHere })
  const other = await context.newPage()
  await other.goto('/console/')
  await signInAs(other, 'Lam Wai Keung')
  await expect(other.getByRole('heading', { name: 'Welcome, Lam Wai Keung' })).toBeVisible()
  await page.goto('/console/people')
  await signInAs(page, 'Yip Ming Tak')
  await act('Suspend…', 'Suspend', 'Lam Wai Keung is suspended.')
  await other.reload()
  // the provider still knows the person, and the server refuses them
  await other.getByRole('link', { name: 'Sign in' }).click()
  await expect(other).toHaveURL(/\/staff\/callback/)
  await act('Restore…', 'Restore', 'Lam Wai Keung can sign in again.')
  await other.goto('/console/')
  await other.getByRole('link', { name: 'Sign in' }).click()
  await expect(other.getByRole('heading', { name: 'Welcome, Lam Wai Keung' })).toBeVisible()
  await context.close()
})
