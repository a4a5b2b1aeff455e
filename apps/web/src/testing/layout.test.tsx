import { brokenWords, frames, highPanels, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as styles from '../shared/activity/gate/gate.module.css'
import { appears } from './appears.ts'
import { openPart } from './part.tsx'
import { openScreen } from './screen.tsx'

const narrow = { width: '120px', overflowWrap: 'anywhere' } as const

test('SCREEN-10 the check finds the words and figures that text at 200 % breaks, and none at 100 %', async () => {
  await openPart(
    <>
      <p style={narrow}>It is explained</p>
      <p style={narrow}>HK$3,032.88</p>
      <p style={narrow}>in two or more lines</p>
    </>,
  )
  expect(brokenWords()).toEqual([])
  zoomText(200)
  await frames(2)
  expect(brokenWords()).toEqual(['explained in p.', 'HK$3,032.88 in p.'])
})

test('SCREEN-10 the check finds a fixed panel that takes more than a fifth of a small phone, and no lower one', async () => {
  const [width, height] = [innerWidth, innerHeight]
  await page.viewport(320, 568)
  const panel = (className: string, part: number) => (
    <div className={className} style={{ position: 'fixed', bottom: 0, height: `${part * 568}px`, width: '10px' }} />
  )
  await openPart(
    <>
      {panel('low', 0.2)}
      {panel('high', 0.3)}
    </>,
  )
  expect(highPanels(0.2)).toEqual(['170 px: .high'])
  await page.viewport(width, height)
})

test.each(['/activityTemplate?code=first-account', '/818financing', '/tradeCashback'])(
  'SCREEN-10 the fixed panel of %s takes at most a fifth of a screen of 568 px, and no word breaks',
  async (path) => {
    const [width, height] = [innerWidth, innerHeight]
    await page.viewport(320, 568)
    await openScreen(path, { language: 'en-US' })
    await appears(`.${styles.gatePanel}`)
    await frames(2)
    expect({ words: brokenWords(), panels: highPanels(0.2) }).toEqual({ words: [], panels: [] })
    await page.viewport(width, height)
    zoomText(200)
    await frames(2)
    expect(brokenWords()).toEqual([])
    zoomText(100)
  },
)

test('The titles of screens without a panel begin at one height', async () => {
  for (const path of [
    '/about',
    '/818videolist',
    '/conversionAccess?code=coffee',
    '/myRewards',
    '/markets',
    '/privacy',
  ]) {
    await openScreen(path)
    await frames(2)
    expect.soft(document.querySelector('main h1')?.getBoundingClientRect().top, path).toBe(56)
  }
})
