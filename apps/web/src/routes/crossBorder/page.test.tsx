import {
  broken,
  cutOff,
  publicDocument,
  requestsOf,
  serve,
  setOnline,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as crossBorderStyles from '../../shared/cross-border/cross-border.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { settled, states } from './states.ts'

const path = '/crossBorder'
const endpoint = 'GET /api/cross-border/guide'

testStates(states)

test('R25 both directions are compared point by point, with the date of the facts and a phone number to call', async () => {
  await openScreen(path)
  await settled()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Wealth Connect, both ways')
  await expect
    .element(page.getByCss(`.${crossBorderStyles.cbDated}`))
    .toMatchTextContent('General information for visitors in the mainland, Hong Kong and Macao')
  await expect.element(page.getByCss(`.${crossBorderStyles.cbAsOf}`)).toHaveTextContent('As of Oct 31, 2026')
  const table = page.getByRole('table', { name: 'Southbound and Northbound compared' })
  const columns = table.getByRole('columnheader').elements()
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Southbound', 'Northbound'])
  const cells = table.getByRole('row', { name: /^Residents of the nine mainland cities/ }).getByRole('cell')
  expect(cells.elements().map(({ textContent }) => textContent)).toEqual([
    'Residents of the nine mainland cities',
    'Residents of Hong Kong and Macao',
  ])
  await expect.element(table).toMatchTextContent('RMB 3 million')
  await expect
    .element(page.getByRole('link', { name: 'Call +852 2231 1222' }))
    .toHaveAttribute('href', 'tel:+85222311222')
})

/** Whether the text of an element has more than one line, and one of them a single character. */
const hasShortLine = (element: Element): boolean => {
  const range = document.createRange()
  const lines = new Map<number, number>()
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
    for (let at = 0; at < text.length; at++) {
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const { top, width } = range.getBoundingClientRect()
      if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? 0) + 1)
    }
  return lines.size > 1 && Math.min(...lines.values()) < 2
}

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R25 no line of the comparison has a single character from 320 to 430 px (${language})`, async () => {
    await openScreen(path, { language })
    await settled()
    const cells = document.querySelectorAll(
      `.${pageStyles.guideTable} :is(td:not(:has(ul)), li), .${pageStyles.guideSide} p`,
    )
    for (const width of [320, 360, 390, 430]) {
      await page.viewport(width, 844)
      const short = [...cells].filter(hasShortLine)
      expect(short.map(({ textContent }) => `${width} px: ${textContent}`)).toEqual([])
    }
  })

for (const width of [320, 390] as const)
  test(`R25 an amount in the comparison stays on one line with its unit at ${width} px`, async () => {
    await openScreen(path, { language: 'zh-HK', size: [width, 844] })
    await settled()
    const amounts = [...document.querySelectorAll(`.${pageStyles.guideTable} b`)]
    expect(amounts.map(({ textContent }) => textContent)).toContain('1,500\u00a0億元人民幣')
    const lines = (amount: Element) => {
      const words = document.createRange()
      words.selectNodeContents(amount)
      return words.getClientRects().length
    }
    expect(amounts.filter((amount) => lines(amount) > 1).map(({ textContent }) => textContent)).toEqual([])
  })

test('R25 the card of a direction leads to the self-check of this direction', async () => {
  await openScreen(path)
  await settled()
  await expect
    .element(page.getByRole('link', { name: /^Northbound Residents of Hong Kong and Macao/ }))
    .toHaveAttribute('href', '#/crossWealthManagementActivity?direction=northbound')
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R25 the quotas and the flow of money stand once, as both directions have them in common (${language})`, async () => {
    await openScreen(path, { language })
    await settled()
    expect(document.querySelectorAll(`.${pageStyles.guideTable} td[colspan="2"]`)).toHaveLength(3)
  })

test('R25 the names of the columns stay in view while one scrolls through the comparison', async () => {
  await openScreen(path, { size: [390, 844] })
  await settled()
  const table = page.getByRole('table').element()
  table.querySelector('tbody:last-of-type')?.scrollIntoView({ block: 'center' })
  expect(table.getBoundingClientRect().top).toBeLessThan(0)
  await expect.element(page.getByRole('columnheader', { name: 'Northbound' })).toBeInViewport()
})

test('R25 what both directions have in common stands once, without their names', async () => {
  await openScreen(path)
  await settled()
  const aspect = page.getByCss(`.${pageStyles.guideAspect}`).filter({ hasText: 'Quota per person' })
  await expect.element(aspect).toMatchTextContent('Both directions')
  const quota = page.getByRole('cell', { name: 'RMB 3 million RMB 1.5 million each through a bank and a broker' })
  await expect.element(quota).toHaveAttribute('colspan', '2')
})

test('R25 an arrow key changes the direction whose documents and self-check are offered', async () => {
  await openScreen(path)
  await settled()
  const documents = page.getByCss(`.${pageStyles.guideDocuments}`)
  await expect.element(documents).toMatchTextContent('Mainland resident identity card')
  const southbound = page.getByRole('radio', { name: 'Southbound' }).element() as HTMLElement
  southbound.focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(documents).toMatchTextContent('Mainland Travel Permit')
  await expect
    .element(page.getByRole('link', { name: 'Start with the self-check' }))
    .toHaveAttribute('href', '#/crossWealthManagementActivity?direction=northbound')
})

for (const percent of [100, 200] as const)
  test(`R25 the comparison is not cut off at 360 px and ${percent} % text`, async () => {
    await openScreen(path, { language: 'zh-HK', size: [360, 780] })
    await settled()
    zoomText(percent)
    expect(sticksOut()).toEqual([])
    expect(cutOff(`.${pageStyles.guideTable} :is(th, td)`)).toEqual([])
  })

test('R25 a guide that fails to load shows an error, and loads when the visitor tries again', async () => {
  await openScreen(path, { answers: { [endpoint]: broken } })
  await expect.element(page.getByText('This did not load')).toBeVisible()
  const before = requestsOf(endpoint).length
  serve({ [endpoint]: ({ path }: { path: string }) => publicDocument(path) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await settled()
  expect(requestsOf(endpoint).length).toBe(before + 1)
})

test('The offline notice disappears when the network returns while another screen is shown', async () => {
  await openScreen(path)
  await settled()
  setOnline(false)
  await expect.element(page.getByCss(`.${noticeStyles.notice}[data-tone="info"]`)).toMatchTextContent('You are offline')
  location.hash = '/blank'
  await expect.poll(() => document.querySelector('[data-blank]')).not.toBeNull()
  setOnline(true)
  await goTo(path)
  await settled()
  await expect.element(page.getByCss(`.${noticeStyles.notice}[data-tone="info"]`)).not.toBeInTheDocument()
})
