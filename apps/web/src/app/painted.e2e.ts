import { chooseSetting } from '@foyer/testing/journey/choose-setting'
import { expect, test } from '@foyer/testing/journey/fixtures'
import { holdScripts } from '@foyer/testing/journey/hold-scripts'
import { giveSession } from '@foyer/testing/journey/signed-in'
import type { Page } from '@playwright/test'

/** What the client reports when it cannot adopt what is painted. */
const errorsOf = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

test('A11 R31 a visitor reads what an account offers before any script, and a tap on its link opens the sign-in once the client starts, from which the visitor can go back', async ({
  page,
}) => {
  const errors = errorsOf(page)
  const release = await holdScripts(page)
  await page.goto('/?lang=en-US#/account', { waitUntil: 'commit' })
  const offer = page.getByRole('heading', { name: 'Your assets at a glance' })
  await expect(offer).toBeVisible()
  await page.getByRole('main').getByRole('link').click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in with your phone')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(offer).toBeVisible()
  expect(errors).toEqual([])
})

test('A11 R33 a setting that a visitor taps before any script is applied when the client starts', async ({ page }) => {
  const errors = errorsOf(page)
  const release = await holdScripts(page)
  await page.goto('/?lang=en-US#/me', { waitUntil: 'commit' })
  await chooseSetting(page, 'Appearance', 'Dark')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(errors).toEqual([])
})

test('A11 R26 a question that a visitor types before any script is searched when the client starts', async ({
  page,
}) => {
  const errors = errorsOf(page)
  const release = await holdScripts(page)
  await page.goto('/?lang=en-US#/crossBorderProblem', { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('textbox')
  await field.fill('quota')
  const all = await page.getByRole('main').locator('summary').count()
  release()
  await expect.poll(() => page.getByRole('main').locator('summary').count()).toBeLessThan(all)
  await expect(field).toHaveValue('quota')
  expect(errors).toEqual([])
})

test('A11 R29 R33 the view of a visitor is not painted for a person who has signed in or chosen a setting', async ({
  page,
}) => {
  const views: string[] = []
  page.on('request', (request) => {
    if (/\.txt$|\/first-views\//.test(request.url())) views.push(request.url())
  })
  await page.goto('/?lang=en-US#/me')
  await chooseSetting(page, 'Appearance', 'Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(views).toHaveLength(1)
  await page.goto('/?lang=en-US&dark#/me')
  await expect(page.getByText('You are not signed in')).toBeVisible()
  await page.evaluate(() => localStorage.clear())

  await giveSession(page, 'en-US', '91230577')
  await page.goto('/?lang=en-US&signed-in#/me')
  await expect(page.getByText('Phone user')).toBeVisible()
  expect(views).toHaveLength(1)
  await page.goto('/?lang=en-US&signed-in#/keetaActivity')
  await expect(page.getByRole('button', { name: 'Claim the voucher' })).toBeVisible()
  expect(views).toHaveLength(1)
})

test('A11 the view of a page with an id is painted only at an address whose id has the form of the server’s ids', async ({
  page,
}) => {
  const views: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.txt')) views.push(request.url())
  })
  const title = page.getByRole('heading', { level: 1 })
  for (const id of ['1', '%3Cimg%20src%3Dx%3E', 'zzzzzzzz-0000-4000-8000-000000000000']) {
    await page.goto(`/?lang=en-US&${id}#/conversionResult?id=${id}`)
    await expect(title).toBeVisible()
    await expect(page.getByText('We cannot find this exchange')).toBeVisible()
  }
  expect(views).toEqual([])
  await page.goto('/?lang=en-US#/conversionResult?id=a0000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('main').getByRole('link')).toHaveAttribute(
    'href',
    /a0000000-0000-4000-8000-000000000000$/,
  )
  expect(views).toHaveLength(1)
})
