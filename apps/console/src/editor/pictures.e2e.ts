import { expect, expectAccessible, test } from '@foyer/testing/journey/fixtures'
import { createCopy, openConsole } from '@foyer/testing/journey/staff-steps'

test('An author uploads a picture and sets its focus, the client crops it there, and both versions are compared as pages', async ({
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
  const photograph = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 800, height: 450 })
    const paint = canvas.getContext('2d')
    if (!paint) throw new Error('this browser cannot draw')
    paint.fillStyle = `hsl(${Date.now() % 360} 60% 50%)`
    paint.fillRect(0, 0, 800, 450)
    paint.fillStyle = '#ffffff'
    paint.fillRect(600, 60, 120, 120)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
  await page.goto(`/console/campaigns/${id}/edit`)
  await page.getByRole('button', { name: /^Hero/ }).first().click()
  await page.getByRole('group', { name: 'Picture (optional)' }).getByRole('button', { name: 'Choose' }).click()
  await page
    .getByLabel('Upload a picture')
    .setInputFiles({ name: 'sun.png', mimeType: 'image/png', buffer: Buffer.from(photograph, 'base64') })
  await expect(page.getByText('Picture, 800 × 450')).toBeVisible()
  const focus = page.getByRole('slider', { name: 'Focus: Picture' })
  await focus.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect(focus).toHaveAttribute('aria-valuetext', '60% from the left, 40% from the top')
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = page.frameLocator('iframe').locator('.activity-hero img')
  await expect(shown).toHaveCSS('object-position', '60% 40%')
  await expect(shown).toHaveAttribute('srcset', /picture-[0-9a-f]{64}-800x450-240w\.webp 240w/)
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.goto(`/console/campaigns/${id}?part=changes&from=1&to=2&view=pages`)
  const change = page.getByRole('button', { name: '1 Hero: Changed' })
  await change.press('Enter')
  await expect(page.locator('.mark')).toHaveText(['Changed · Hero', 'Changed · Hero'])
  const [before, after] = [page.frameLocator('iframe').nth(0), page.frameLocator('iframe').nth(1)]
  await expect(before.locator('.activity-hero h1')).toBeVisible()
  await expect(before.locator('.activity-hero img')).toHaveCount(0)
  await expect(after.locator('.activity-hero img')).toHaveAttribute('src', /picture-[0-9a-f]{64}-800x450\.webp$/)
  // the page that the marks are about has the blocks that the console looks for
  await expect(after.locator('[data-block]').first()).toBeAttached()
  await expect(after.locator('footer')).toHaveCount(1)
  await page.getByRole('radio', { name: 'One over the other' }).press('Space')
  await page.getByRole('slider', { name: 'Place of the dividing line' }).press('ArrowRight')
  await expectAccessible(page)
  expect(complaints).toEqual([])
  await page.context().close()
})
