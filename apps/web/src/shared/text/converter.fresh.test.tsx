import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openGalleryPart } from '../../testing/part.tsx'
import * as styles from '../ui/segmented.module.css'
import type { Language } from './languages.ts'

/** Directions of the dictionaries that the page has fetched. */
const fetched = (): string[] => {
  const names = performance
    .getEntriesByType('resource')
    .map(({ name }) => /convert-to-(hong-kong|simplified)/.exec(name)?.[1])
  return [...new Set(names.filter((name) => name !== undefined))]
}
const shown = (writtenIn: Language) => page.getByCss(`[data-converted="${writtenIn}"]`)

const simplified = '受八号台风信号影响，交割及账户资金到账顺延一个交易日，详情以短信通知为准。'
const traditional = '今日下午三時起暫停沽空指定股份，客戶可登入賬戶查閱孖展比率。'

test('A3 a reader of zh-CN sees Traditional text in Simplified, and the page fetches only the small dictionary', async () => {
  await openGalleryPart('converter', { language: 'zh-CN' })
  await expect.element(shown('zh-HK')).toHaveTextContent('今日下午三时起暂停卖空指定股份，客户可登录账户查阅融资比率。')
  await expect.element(shown('zh-CN')).toHaveTextContent(simplified)
  await expect.element(shown('en-US')).toHaveTextContent('Payouts of Friday arrive on Monday.')
  expect(fetched()).toEqual(['simplified'])
})

for (const language of ['zh-HK', 'en-US'] as const)
  test(`A3 a reader of ${language} sees Simplified text in Hong Kong Traditional`, async () => {
    performance.clearResourceTimings()
    await openGalleryPart('converter', { language })
    await expect
      .element(shown('zh-CN'))
      .toHaveTextContent('受八號颱風信號影響，交收及賬戶資金到賬順延一個交易日，詳情以短訊通知為準。')
    await expect.element(shown('zh-HK')).toHaveTextContent(traditional)
    // the page fetches the dictionary once
    expect(fetched()).toEqual(language === 'zh-HK' ? ['hong-kong'] : [])
  })

test('A3 a text that changes is converted again, from the script it is written in', async () => {
  await openGalleryPart('converter', { language: 'zh-HK' })
  const own = page.getByCss('#converter-own')
  const output = page.getByCss('output')
  await own.fill('皇后以后')
  await expect.element(output).toHaveTextContent('皇后以後')
  await own.fill('干净的面粉')
  await expect.element(output).toHaveTextContent('乾淨的麵粉')
  await page.getByCss(`.${styles.segment}`).filter({ hasText: '繁體中文' }).click()
  await expect.element(output).toHaveTextContent('干净的面粉')
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`A3 the converter's part is accessible in ${language}`, async () => {
    await openGalleryPart('converter', { language })
    await expect.element(shown('zh-CN')).toBeVisible()
    await expectAccessible()
  })
