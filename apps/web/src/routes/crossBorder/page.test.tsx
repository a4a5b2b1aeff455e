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

test('R25 both directions are compared side by side, with the date of the facts and a phone number to call', async () => {
  await openScreen(path)
  await settled()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Wealth Management Connect, both ways')
  await expect
    .element(page.getByCss(`.${crossBorderStyles.cbDated}`))
    .toMatchTextContent('General information for visitors in the mainland, Hong Kong and Macao')
  await expect.element(page.getByCss(`.${crossBorderStyles.cbAsOf}`)).toHaveTextContent('As of Oct 31, 2026')
  const table = page.getByRole('table', { name: 'Southbound and Northbound compared' })
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Southbound', 'Northbound'])
  await expect.element(table).toMatchTextContent('RMB 3 million')
  await expect
    .element(page.getByRole('link', { name: 'Call +852 2231 1222' }))
    .toHaveAttribute('href', 'tel:+85222311222')
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
