import type { DrawRecords, DrawReply } from '@foyer/contract/draws'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../../../../../e2e/fixtures.ts'
import { openSignedIn } from '../../../../../e2e/signed-in.ts'

const path = '/dragonYearSpringFestival'
const ended = `${path}?code=mid-autumn-draw`
const panel = (page: Page) => page.getByRole('region', { name: 'Taking part' })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const patient = { timeout: 30_000 }

const joined = async (page: Page, mobileNo: string) => {
  await openSignedIn(page, 'en-US', mobileNo, path)
  await panel(page).getByRole('button', { name: 'Join for free' }).click(patient)
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: 'Hong Kong' }).check()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(panel(page)).toContainText('You have joined', patient)
}
const drawButton = (page: Page) => panel(page).getByRole('button', { name: /^Draw/ })

test('R24 a visitor sees prizes with odds and stock, the licence, free entry, masked winners and the fingerprint', async ({
  page,
}) => {
  await page.goto(`/?lang=en-US#${path}`)
  const prizes = part(page, 'Prizes and odds')
  await expect(prizes.getByRole('listitem').first()).toContainText(
    /Celadon tea set[\s\S]*Odds0\.5%Left\d+ of 10/,
    patient,
  )
  await expect(prizes).toContainText(/Licence No\. \d{6}\. Free to enter/)
  await expect(part(page, 'Latest winners').getByRole('listitem').first()).toContainText(/Number ending \d\d/)
  await expect(part(page, 'How this is fair')).toContainText(/Fingerprint of seed and prizes[0-9a-f]{64}/)
  await expect(part(page, 'How this is fair')).toContainText('Revealed within a minute of the end.')
  await expect(page.getByRole('button', { name: 'Check every draw' })).toHaveCount(0)
  await expect(part(page, 'Chances').getByRole('link', { name: 'See the tasks' })).toHaveAttribute(
    'href',
    '#/activitySecondTemplate?code=account-health',
  )
  await expectAccessible(page)
})

for (const [address, code] of [
  [path, 'spring-festival-draw'],
  [ended, 'mid-autumn-draw'],
] as const)
  test(`R24 ${address} asks for the activity it names, once`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/activities/')) asked.push(new URL(request.url()).pathname)
    })
    await page.goto(`/?lang=en-US#${address}`)
    await expect(part(page, 'Prizes and odds').getByRole('listitem').first()).toBeVisible(patient)
    expect(asked).toEqual([`/api/activities/${code}`])
  })

test('R24 who joins draws each of their chances once, by a seed of their own, and reads what came of it', async ({
  page,
  mobileNo,
}) => {
  await joined(page, mobileNo)
  await expect(drawButton(page)).toHaveText('Draw · 2 left', patient)
  await part(page, 'How this is fair').getByLabel('My seed').fill('my-own-seed-of-this-test')

  await drawButton(page).click()
  const result = page.getByRole('dialog', { name: /^(You won: .+|No prize this time)$/ })
  await expect(result).toContainText(/Draw no\. \d+[\s\S]*my-own-seed-of-this-test/, patient)
  await expectAccessible(page)
  await result.getByRole('button', { name: 'Done' }).click()
  const number = /Draw no\. \d+/
  await expect(part(page, 'My draws').getByRole('listitem')).toHaveText([number])
  await expect(part(page, 'How this is fair').getByLabel('My seed')).toHaveValue(/^[0-9a-f]{24}$/)

  await drawButton(page).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click(patient)
  await expect(panel(page)).toContainText('Complete the tasks above to earn more.')
  await expect(drawButton(page)).toHaveCount(0)
  await expect(part(page, 'Chances')).toContainText(/No chances left[\s\S]*Earned today; again from .* HKT/)
  await page.reload()
  await expect(part(page, 'My draws').getByRole('listitem')).toHaveText([number, number], patient)
  await expectAccessible(page)
})

test('R24 N13 a draw whose answer is lost is the same draw when it is asked about, after a reload too', async ({
  page,
  mobileNo,
}) => {
  await joined(page, mobileNo)
  const drawn: number[] = []
  await page.route('**/user/498/draw', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: DrawReply }
    drawn.push(reply.data.draw.number)
    await route.abort('connectionreset')
  })
  await drawButton(page).click(patient)
  await expect(panel(page)).toContainText('We do not know yet what you drew', patient)
  await page.unroute('**/user/498/draw')
  await page.reload()
  await expect(panel(page)).toContainText('We do not know yet what you drew', patient)
  await panel(page).getByRole('button', { name: 'Find out' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Draw no. ${drawn[0]}`, patient)
  expect(new Set(drawn).size).toBe(1)
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await expect(drawButton(page)).toHaveText('Draw · 1 left')
})

test('R24 a prize that is won leads to my rewards, and a seed that is none cannot be drawn with', async ({
  page,
  mobileNo,
}) => {
  await joined(page, mobileNo)
  // the server's own answer, but for what only chance brings about
  await page.route('**/user/498/draw', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: DrawReply }
    const draw = { ...reply.data.draw, prize: 'tea-set' }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, draw } } })
  })
  const seed = part(page, 'How this is fair').getByLabel('My seed')
  await seed.fill('too short', patient)
  await expect(part(page, 'How this is fair').getByRole('alert')).toHaveText(/16 to 64 letters/)
  await expect(drawButton(page)).toHaveAttribute('aria-disabled', 'true')
  await part(page, 'How this is fair').getByRole('button', { name: 'Make a new one' }).click()
  await drawButton(page).click()
  const won = page.getByRole('dialog', { name: 'You won: Celadon tea set' })
  await expect(won).toContainText('Give a delivery address in my rewards.', patient)
  await expect(won.getByRole('link', { name: 'My rewards' })).toHaveAttribute('href', '#/myRewards')
})

test('R24 once the seed is revealed the browser draws every draw again and finds that all of them fit', async ({
  page,
}) => {
  await page.goto(`/?lang=en-US#${ended}`)
  await expect(part(page, 'Results')).toContainText('Draws144', patient)
  await page.getByRole('button', { name: 'Check every draw' }).click()
  await expect(part(page, 'Results').getByRole('status')).toContainText(
    /Every draw fits[\s\S]*All 144 draws are there without a gap/,
    patient,
  )
  await expect(panel(page)).toContainText('This activity has ended')
  await expect(part(page, 'How this is fair')).toContainText(/Server seed, revealed[0-9a-f]{64}/)
  await expectAccessible(page)
})

const tampering: readonly [string, (page: DrawRecords) => DrawRecords['records'], string | RegExp][] = [
  [
    'a loss turned into a prize',
    ({ records }) => records.map((record) => (record.prize ? record : { ...record, prize: 'lantern' })),
    /The result of draw no\. \d+ does not follow from the seed/,
  ],
  ['a draw left out', ({ records }) => records.filter(({ number }) => number !== 90), 'Draw no. 90 is missing'],
  ['the last draws left out', ({ records }) => records.slice(0, 140), 'Draw no. 141 is missing'],
]
for (const [what, change, found] of tampering)
  test(`R24 the check finds ${what}, and names it`, async ({ page }) => {
    await page.route('**/mid-autumn-draw/records?*', async (route) => {
      const reply = (await (await route.fetch()).json()) as DrawRecords
      await route.fulfill({ json: { ...reply, records: change(reply) } })
    })
    await page.goto(`/?lang=en-US#${ended}`)
    await page.getByRole('button', { name: 'Check every draw' }).click(patient)
    await expect(part(page, 'Results').getByRole('status')).toContainText('This does not fit', patient)
    await expect(part(page, 'Results').getByRole('status')).toContainText(found)
  })

test('R24 a commitment that is not the one this device saw before is told', async ({ page }) => {
  await page.goto(`/?lang=en-US#${ended}`)
  await expect(part(page, 'Results')).toBeVisible(patient)
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.draw.mid-autumn-draw')) ?? ''
    localStorage.setItem(key, JSON.stringify({ commitment: '0'.repeat(64), at: Date.now() }))
  })
  await page.reload()
  await page.getByRole('button', { name: 'Check every draw' }).click(patient)
  await expect(part(page, 'Results').getByRole('status')).toContainText('not the one this device saw before', patient)
})

test('R24 records that do not come are no verdict, and can be asked for again', async ({ page }) => {
  await page.route('**/records?*', (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/?lang=en-US#${ended}`)
  await page.getByRole('button', { name: 'Check every draw' }).click(patient)
  await expect(part(page, 'Results').getByRole('status')).toContainText('nothing is checked yet', patient)
  await page.unroute('**/records?*')
  await page.getByRole('button', { name: 'Check every draw' }).click()
  await expect(part(page, 'Results').getByRole('status')).toContainText('Every draw fits', patient)
})

test('R24 with reduced motion the picture of a result stands still from the first', async ({ page, mobileNo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await joined(page, mobileNo)
  await page.route('**/user/498/draw', async (route) => {
    const reply = (await (await route.fetch()).json()) as { data: DrawReply }
    const draw = { ...reply.data.draw, prize: 'coffee' }
    await route.fulfill({ json: { ...reply, data: { ...reply.data, draw } } })
  })
  await drawButton(page).click(patient)
  const coin = page.locator('.envelope-coin')
  await expect(coin).toBeVisible(patient)
  expect(await coin.evaluate((element) => getComputedStyle(element).animationDuration)).toMatch(/^0m?s$/)
})

test('R24 offline what was loaded stays, and nothing can be drawn', async ({ page, context, mobileNo }) => {
  await joined(page, mobileNo)
  await expect(drawButton(page)).toBeVisible(patient)
  await context.setOffline(true)
  await expect(drawButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(panel(page)).toContainText('You can draw once you are connected.')
  await context.setOffline(false)
  await expect(drawButton(page)).not.toHaveAttribute('aria-disabled')
})

for (const [name, address] of [
  ['open', path],
  ['ended', ended],
] as const)
  test(`R24 text at 200 % loses nothing of the ${name} draw`, async ({ page }) => {
    await page.goto(`/?lang=en-US#${address}`)
    await expect(part(page, 'Prizes and odds').getByRole('listitem').first()).toBeVisible(patient)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.prizes, .chances, .winners, .fairness, .results')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => element.className),
    )
    expect(cut).toEqual([])
  })
