import { brand } from '@foyer/api/brand'
import { brand as institution } from '@foyer/api/institution-brand'
import { expect, expectAccessible, test } from '@foyer/testing/journey/fixtures'
import { signIn, signOut } from '@foyer/testing/journey/sign-in-steps'
import { built } from '../apps/web/build/built-selector.ts'

const language = 'en-US'

test('A11 R5 at /institution/ a visitor of a plain browser signs in, with the institution’s own brand and policy', async ({
  page,
  mobileNo,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  const tokenRequest = page.waitForRequest(/\/jwt\/auth\/tourist$/)
  await page.goto(`/institution/?lang=${language}`)
  await expect(page.getByRole('banner').getByText(institution.shortName[language], { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(`${institution.shortName[language]}$`))
  const card = page.locator(built('a.sign-in-card'))
  expect(await card.evaluate((element) => getComputedStyle(element).getPropertyValue('--hero'))).toBe('#0b3f44')
  await expectAccessible(page)
  const linksTo = () =>
    page
      .locator('a[href^="#/"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1).split('?')[0]))
  const paths = ['/', '/loginPage', '/me', '/selectLogin']
  expect(
    (await linksTo()).filter((path) => !paths.includes(String(path))),
    'ADOPT-8',
  ).toEqual([])

  expect((await tokenRequest).postDataJSON()).toMatchObject({ terminalSource: institution.clientApp.terminalSource })
  await page.locator(built('a.sign-in-card')).click()
  await signIn(page, language, mobileNo)
  await expect(page.getByText(`+852 ****${mobileNo.slice(-4)}`)).toBeVisible()
  expect(
    (await linksTo()).filter((path) => !paths.includes(String(path))),
    'ADOPT-8',
  ).toEqual([])
  expect(new URL(page.url()).pathname).toBe('/institution/')
  await page.reload()
  await expect(page.locator(built('.signed-in-card'))).toBeVisible()
  expect(complaints).toEqual([])
})

test('A11 I12 two clients on one origin have separate sessions, languages and stored values', async ({
  page,
  context,
  mobileNo,
}) => {
  await page.goto(`/institution/?lang=${language}#/loginPage`)
  await signIn(page, language, mobileNo)
  const retail = await context.newPage()
  await retail.goto('/')
  await expect(retail.locator(built('a.sign-in-card'))).toBeVisible()
  await expect(retail.locator('html')).toHaveAttribute('lang', 'zh-CN')
  await expect(retail.getByRole('banner').getByText(brand.shortName['zh-CN'])).toBeVisible()

  const names = [brand.clientApp.name, institution.clientApp.name]
  const stored = () => page.evaluate(() => Object.keys(localStorage).map((name) => name.slice(0, name.indexOf('.'))))
  await expect.poll(async () => new Set(await stored())).toEqual(new Set(names))
  const flags = () => page.evaluate((apps) => apps.map((name) => localStorage.getItem(`${name}.flag`)), names)
  await expect.poll(flags).toEqual(['tourist', 'register'])

  await signOut(page, language)
  await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
  await retail.goto(`/?lang=${language}#/loginPage`)
  // another number, because a second code to the same one requires a wait of a minute
  await signIn(
    retail,
    language,
    mobileNo.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
  )
  await expect.poll(flags).toEqual(['register', 'tourist'])
  await page.reload()
  await expect(page.locator(built('a.sign-in-card'))).toBeVisible()
})

test('A11 a route that the institution’s client does not have shows the page for unknown addresses', async ({
  page,
}) => {
  await page.goto(`/institution/?lang=${language}#/818financing`)
  await expect(page.getByRole('heading', { name: 'We cannot find this page' })).toBeVisible()
})
