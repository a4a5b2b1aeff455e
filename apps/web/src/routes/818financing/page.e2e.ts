import { expect, expectAccessible, type Language, test } from '../../../../../e2e/fixtures.ts'
import { leaveDays } from './testing/states.ts'
import { claim, logInTo, patient, settled } from './testing/steps.ts'

const open = async (page: Parameters<typeof settled>[0], language: Language = 'en-US') => {
  await page.goto(`/?lang=${language}#/818financing`)
  await settled(page)
}

test('R7 from counting to searching to claiming: the coupon is there with its code, and after a reload too', async ({
  page,
  mobileNo,
}) => {
  test.slow()
  await logInTo(page, 'en-US', mobileNo)
  await settled(page)
  await page.getByLabel('Loan amount').fill('600000')
  await expect(page.locator('.working').first()).toContainText('HK$500,000.00 × 4.80% × 30 ÷ 365')
  await page.getByRole('textbox', { name: 'Code or name' }).fill('tracker')
  await expect(page.locator('.security')).toHaveCount(1)
  await expect(page.locator('.security')).toContainText('02800 · HKD')
  await expect(page.getByRole('region', { name: 'My interest coupon' })).toContainText('Yours to claim')
  await claim(page)
  const coupon = page.getByRole('region', { name: 'My interest coupon' })
  await expect(coupon).toContainText(/In effect\s*Coupon M-[0-9A-Z]{4}-[0-9A-Z]{4}/)
  await expect(coupon).toContainText('HK$5,000,000')
  const reference = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await page.locator('.gate-panel').textContent()) ?? '')?.[0]
  await expect(coupon).toContainText(reference ?? 'none')
  await expect(page.locator('.gate-panel')).toContainText('Coupon claimed')
  await page.reload()
  // a reload ends the login; what was claimed is asked for again behind it
  await expect(coupon).toContainText('Log in to your account', patient)
})

test('R7 a cash account is told in words why not, with a way to another one', async ({ page, mobileNo }) => {
  test.slow()
  await logInTo(page, 'en-US', mobileNo, 'cash')
  const coupon = page.getByRole('region', { name: 'My interest coupon' })
  await expect(coupon).toContainText('You are logged in to a cash account', patient)
  await expect(coupon.getByRole('link', { name: 'Log in to another account' })).toBeVisible()
  await expect(page.locator('.gate-panel')).toContainText('It is not offered for your type of account.')
  await expect(page.locator('.gate-panel').getByRole('button')).toHaveCount(0)
  // nor does the calculator count with what they cannot have
  await page.getByLabel('Loan amount').fill('500,000')
  await expect(page.locator('.result')).toContainText('Estimated interest · 30 days from today')
  await expect(page.locator('.result')).toContainText('HK$2,794.52')
  await expect(page.locator('.result')).toContainText('At the standard rates, without a coupon.')
  await expect(page.locator('.calculator')).not.toContainText('with the coupon')
})

test('R7 the calculator counts each part by its tier and each day by its rate, and writes the formula out', async ({
  page,
}) => {
  await leaveDays(page, 10)
  await open(page)
  await page.getByLabel('Loan amount').fill('6,000,000.00')
  const result = page.locator('.result')
  // 10 days of the promotion with the coupon up to 5 million, 20 days of the rates afterwards
  await expect(page.locator('.working').first().getByRole('listitem')).toHaveText([
    'HK$500,000.00 × 4.80% × 10 ÷ 365= HK$657.53',
    'HK$1,500,000.00 × 4.30% × 10 ÷ 365= HK$1,767.13',
    'HK$3,000,000.00 × 3.90% × 10 ÷ 365= HK$3,205.48',
    'HK$1,000,000.00 × 5.80% × 10 ÷ 365= HK$1,589.04',
    'HK$500,000.00 × 6.60% × 20 ÷ 365 afterwards= HK$1,808.22',
    'HK$1,500,000.00 × 6.10% × 20 ÷ 365 afterwards= HK$5,013.70',
    'HK$4,000,000.00 × 5.65% × 20 ÷ 365 afterwards= HK$12,383.56',
    'TotalHK$26,424.66',
  ])
  await expect(result).toContainText('HK$26,424.66')
  await expect(result).toContainText('The promotion lasts 10 more days; the 20 days after it bear the rate afterwards.')
  await expect(result).toContainText('The part above the HK$5,000,000 that the coupon covers bears the standard rate.')
  await expect(page.locator('.rates .is-reached')).toContainText(
    'Part from HK$2,000,000 to HK$10,000,000 Your amount reaches here',
  )
})

test('R7 K2 term and currency are chosen with the wheel, by keyboard; the table follows', async ({ page }) => {
  await open(page)
  const field = page.getByRole('button', { name: 'Term and currency 30 days · HK dollar' })
  await field.focus()
  await page.keyboard.press('Enter')
  const lists = page.getByRole('dialog').getByRole('listbox')
  await expect(lists.first()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const chosen = page.getByRole('button', { name: 'Term and currency 7 days · US dollar' })
  await expect(chosen).toBeFocused()
  await expect(
    page.getByRole('table', { name: 'Annual rates of loans in US dollar, by slice of the amount' }),
  ).toBeVisible()
  await expect(page.getByLabel('Loan amount')).toHaveValue('150,000')
  await expect(page.locator('.working').first()).toContainText('× 7 ÷ 360')
  await expect(page.getByRole('radio', { name: 'US dollar' })).toBeChecked()
})

test('V5 the amount keeps its thousands apart under the caret, and says what is wrong with it', async ({ page }) => {
  await open(page)
  const amount = page.getByLabel('Loan amount')
  const problem = page.locator('.calculator .field-error').first()
  await amount.fill('')
  await amount.pressSequentially('1234')
  await expect(amount).toHaveValue('1,234')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('99')
  await expect(amount).toHaveValue('129,934')
  expect(await amount.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe('129,9'.length)
  await amount.fill('１，２３４，５６７．８９')
  await expect(amount).toHaveValue('1,234,567.89')
  await expect(page.locator('.working').first()).toContainText('HK$734,567.89 × 4.30%')
  for (const [typed, words] of [
    ['12x', 'Malformed amount, please enter digits only'],
    ['5000.001', 'At most two decimal places'],
    ['100,000,001', 'The amount cannot be more than HK$100,000,000'],
  ] as const) {
    await amount.fill(typed)
    await expect(problem).toHaveText(words)
    await expect(amount).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('.result')).toHaveCount(0)
  }
  // what may still become enough is no mistake before the field is left
  await amount.fill('999.99')
  await expect(problem).toBeHidden()
  await amount.blur()
  await expect(problem).toHaveText('The amount cannot be less than HK$1,000')
  await amount.fill('')
  await amount.blur()
  await expect(problem).toHaveText('Please enter an amount')
})

test('R7 a screen reader hears the result once it rests, and finds the rates as a table', async ({ page }) => {
  await open(page)
  const said = page.locator('.calculator [role="status"]')
  await expect(said).toHaveText('')
  await page.getByLabel('Loan amount').fill('500,000')
  await expect(said).toHaveText('HK$500,000.00 for 30 days: interest with the coupon HK$1,972.60, standard HK$2,794.52')
  const table = page.getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([/^Standard/, /^With coupon to/, /^Afterwards from/])
  await expect(table.getByRole('rowheader').first()).toContainText('First HK$500,000')
  await expect(table.getByRole('cell')).toHaveCount(12)
})

test('R7 the list is found by code or name in either script, goes on by itself, and refuses what no name holds', async ({
  page,
}) => {
  await open(page, 'zh-CN')
  const search = page.getByRole('textbox', { name: '搜索代号或名称' })
  const rows = page.locator('.security')
  await page.locator('.endless-end').scrollIntoViewIfNeeded()
  await expect.poll(() => rows.count()).toBeGreaterThan(20)
  await search.fill('南灣銀行')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('南湾银行')
  await search.fill('2800')
  await expect(rows).toHaveCount(1)
  await search.fill('zzzz')
  await expect(page.locator('.securities-none')).toContainText('没有搜索结果')
  await search.fill('😀')
  await expect(page.locator('.securities-search + .field-error')).toHaveText('表情符号不能输入，请修改')
  await search.fill('南湾！')
  await expect(page.locator('.securities-search + .field-error')).toHaveText('标点符号不能输入，请修改')
  await page.getByRole('button', { name: '清除' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(20)
  await expect(search).toBeFocused()
})

test('R7 a mainland visitor sees the notice, and no rate, amount or list is asked for or shown', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'X-Sandbox-Country': 'CN' })
  await page.goto('/?lang=en-US#/818financing')
  await expect(page.getByText('Not available in mainland China').first()).toBeVisible(patient)
  expect(await page.locator('main').textContent()).not.toMatch(/\d%|HK\$/)
  await expect(page.locator('.rates, .calculator, .security, .coupon')).toHaveCount(0)
})

for (const [language, theme] of [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
] as const)
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ colorScheme: theme })
    test(`R7 the page is accessible, and text of twice the size loses nothing at 360 px (${language})`, async ({
      page,
    }) => {
      test.slow()
      await page.setViewportSize({ width: 360, height: 780 })
      await open(page, language)
      await page.locator('.working-standard summary').click()
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      const cut = await page
        .locator(':is(.rates-card, .calculator, .coupon, .security) :not(.visually-hidden, input)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
            .map((element) => `${element.className} ${element.textContent?.slice(0, 40)}`),
        )
      expect(cut).toEqual([])
    })
  })
