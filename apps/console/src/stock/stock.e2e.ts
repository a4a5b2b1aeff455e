import { expect, expectAccessible, fromHere, test } from '@foyer/testing/journey/fixtures'

// the sandbox's provider of staff answers only the machine it runs on
test.use({ extraHTTPHeaders: fromHere })
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false, locale: 'en-US' })

test('Operations import codes after a preview and undo it, and add a merchant whose counter signs in with the PIN', async ({
  page,
  request,
}) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  const unique = Date.now()
  const file = (...lines: string[]) => ({
    name: `journey-${unique}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n')),
  })
  const codes = [1, 2, 3].map((nth) => `JOURNEY-${unique}-${nth}`)
  await page.goto('/console/stock?act=import&id=499.meal')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Lee Wai Man' }).click()
  const dialog = page.getByRole('dialog')
  const choose = page.locator('input[type="file"]')
  await choose.setInputFiles(file(...codes, 'not a code'))
  await expect(dialog.getByText('Line 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Choose another file' }).click()
  await choose.setInputFiles(file('code', ...codes))
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Journey of the stock')
  await dialog.getByRole('button', { name: 'Import 3 codes' }).click()
  await expect(page.getByText('3 codes are imported.')).toBeVisible()

  await page.getByRole('link', { name: 'Imports' }).click()
  const row = page.getByRole('row', { name: new RegExp(`journey-${unique}`) })
  await expect(row.getByText('Can be undone')).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Undo the import…' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('End of the journey')
  await dialog.getByRole('button', { name: 'Undo the import' }).click()
  await expect(row.getByText('Undone', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'Merchants' }).click()
  await page.getByRole('button', { name: 'Add a merchant' }).click()
  const merchant = `journey-${unique}`
  const field = (name: string) => dialog.getByRole('textbox', { name })
  await field('Code').fill(merchant)
  await field('Name in Simplified Chinese').fill('Journey')
  await field('Name in Traditional Chinese').fill('Journey')
  await field('Name in English').fill(`Journey ${unique}`)
  await dialog.getByRole('checkbox').first().check()
  await field('Reason').fill('Journey of the merchants')
  await dialog.getByRole('button', { name: 'Add a merchant' }).click()
  const pin = (await page.getByText(/^\d{6}$/).textContent()) ?? ''
  await page.getByRole('button', { name: 'I have noted the PIN' }).click()
  const session = await request.post('/api/merchants/session', { data: { merchant, pin } })
  expect((await session.json()).status).toBe(0)
  await expect(page.getByRole('row', { name: new RegExp(`Journey ${unique}`) })).toBeVisible()

  for (const [place, heading] of [
    ['Cashback', 'Cashback by month'],
    ['Offerings', 'Offerings'],
    ['Live and films', 'Live and films'],
  ] as const) {
    await page.getByRole('link', { name: place }).click()
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(page.locator('.loading-rows')).toHaveCount(0)
    await expect(page.locator('.failure')).toHaveCount(0)
  }
  expect(complaints).toEqual([])
})
