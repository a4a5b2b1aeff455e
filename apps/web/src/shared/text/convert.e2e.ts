import type { Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../e2e/fixtures.ts'

const chunks = /convert-to-(hong-kong|simplified)-[\w-]+\.js$/
/** Chunks of the converter that a page has fetched, by their direction. */
const fetched = (page: Page): Set<string> => {
  const directions = new Set<string>()
  page.on('request', (request) => {
    const direction = chunks.exec(request.url())?.[1]
    if (direction) directions.add(direction)
  })
  return directions
}
const open = async (page: Page, language: Language) => {
  await page.goto(`/gallery/?lang=${language}#converter`)
  await expect(page.locator('[data-converted]')).toHaveCount(3)
}
const shown = (page: Page, writtenIn: Language) => page.locator(`[data-converted="${writtenIn}"]`)

const simplified = '受八号台风信号影响，交割及账户资金到账顺延一个交易日，详情以短信通知为准。'
const traditional = '今日下午三時起暫停沽空指定股份，客戶可登入賬戶查閱孖展比率。'

test('A3 to a reader of zh-CN Traditional is shown in Simplified, with the small dictionary alone', async ({
  page,
}) => {
  const directions = fetched(page)
  await open(page, 'zh-CN')
  await expect(shown(page, 'zh-HK')).toHaveText('今日下午三时起暂停卖空指定股份，客户可登录账户查阅融资比率。')
  await expect(shown(page, 'zh-CN')).toHaveText(simplified)
  await expect(shown(page, 'en-US')).toHaveText('Payouts of Friday arrive on Monday.')
  expect([...directions]).toEqual(['simplified'])
})

for (const language of ['zh-HK', 'en-US'] as const)
  test(`A3 to a reader of ${language} Simplified is shown in the Traditional of Hong Kong`, async ({ page }) => {
    const directions = fetched(page)
    await open(page, language)
    await expect(shown(page, 'zh-CN')).toHaveText(
      '受八號颱風信號影響，交收及賬戶資金到賬順延一個交易日，詳情以短訊通知為準。',
    )
    await expect(shown(page, 'zh-HK')).toHaveText(traditional)
    expect([...directions]).toEqual(['hong-kong'])
  })

test('A3 a text that changes is turned again, in the direction of the script it is written in', async ({ page }) => {
  await open(page, 'zh-HK')
  const own = page.locator('#converter-own')
  const output = page.locator('output')
  await own.fill('皇后以后')
  await expect(output).toHaveText('皇后以後')
  await own.fill('干净的面粉')
  await expect(output).toHaveText('乾淨的麵粉')
  await page.getByRole('radio', { name: '繁體中文' }).last().check({ force: true })
  await expect(output).toHaveText('干净的面粉')
})

test('A3 a text whose dictionary cannot be had stays as it was written', async ({ page }) => {
  await page.route(chunks, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => chunks.test(request.url()))
  await open(page, 'zh-HK')
  await failed
  await expect(shown(page, 'zh-CN')).toHaveText(simplified)
  await page.locator('#converter-own').fill('账户')
  await expect(page.locator('output')).toHaveText('账户')
})

test('A3 signing in fetches no dictionary', async ({ page }) => {
  const directions = fetched(page)
  await page.goto('/?lang=zh-HK#/loginPage')
  await page.locator('input[type="tel"]').first().pressSequentially('5')
  await page.waitForLoadState('networkidle')
  expect([...directions]).toEqual([])
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`A3 the converter's part is accessible in ${language}`, async ({ page }) => {
    await open(page, language)
    await expectAccessible(page)
  })
