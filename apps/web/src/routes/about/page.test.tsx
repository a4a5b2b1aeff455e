import { brand } from '@foyer/api/brand'
import type { ClientConfig } from '@foyer/protocol/config'
import { expectAccessible, publicDocument, sticksOut } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { languageKey } from '../../shared/text/language-key.ts'
import { appearanceKey } from '../../shared/theme/appearance-key.ts'
import { useTextSize } from '../../shared/theme/text-size.ts'
import { textSizeKey } from '../../shared/theme/text-size-key.ts'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as styles from './page.module.css'
import { loseNotices, states } from './states.ts'

const root = document.documentElement
const coloursKey = 'foyer.price-colours'
const fontSize = () => Number.parseFloat(getComputedStyle(root).fontSize)
const focus = (name: string) => (page.getByRole('radio', { name }).element() as HTMLElement).focus()
const open = async () => {
  await openScreen('/about')
  await expect.element(page.getByCss(`.${styles.aboutPrices}`)).toBeVisible()
}

/** Simulates a choice that another tab stores. */
const chooseElsewhere = (key: string, newValue: string) => {
  localStorage.setItem(key, newValue)
  dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

afterEach(() => {
  vi.restoreAllMocks()
  useTextSize.getState().choose('standard')
  chooseElsewhere(coloursKey, 'green-up')
  localStorage.clear()
})

testStates(states)

test('R31 O6 the firm, its official addresses, the hotline and the address for complaints are on one page', async () => {
  await open()
  const about = page.getByCss(`.${styles.aboutParts}`)
  for (const fact of [brand.firm['en-US'], brand.ceNumber, ...brand.hosts])
    await expect.element(about).toMatchTextContent(fact)
  await expect.element(about.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+85230000000')
  await expect
    .element(about.getByRole('link', { name: /^Write to/ }))
    .toHaveAttribute('href', `mailto:${brand.complaintsEmail}`)
  await expect.element(about).toMatchTextContent('Financial Dispute Resolution Centre')
  const { release, server } = await publicDocument<ClientConfig>('/config.json')
  const versions = () => [...document.querySelectorAll('#about-versions + dl dd')].map(({ textContent }) => textContent)
  await expect.poll(versions).toEqual([release, server])
  // the server's version with its newest migration
  expect(server).toMatch(/^\d+\.\d+\.\d+\+\d{4}$/)
  await expect.element(about.getByRole('radio', { name: 'Red up' })).toBeInTheDocument()
  await expectAccessible()
})

test('R31 appearance, text size and the colours of prices are chosen by keyboard, and stored for the next visit', async () => {
  await open()
  await page.getByText('System', { exact: true }).click()
  const standard = fontSize()
  focus('System')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => root.dataset.theme).toBe('dark')
  focus('Standard')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(fontSize).toBeCloseTo(standard * 1.45, 1)
  focus('Green up')
  await expect.element(page.getByRole('radio', { name: 'Green up' })).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(() => root.dataset.priceColours).toBe('red-up')
  await expectAccessible()
  expect(sticksOut()).toEqual([])
  expect([appearanceKey, textSizeKey, coloursKey].map((key) => localStorage.getItem(key))).toEqual([
    'dark',
    'largest',
    'red-up',
  ])
  await goTo('/loginPage')
  await expect.element(page.getByCss('input[type=tel]')).toBeVisible()
  expect(root.dataset.theme).toBe('dark')
  expect(fontSize()).toBeCloseTo(standard * 1.45, 1)
})

test('R31 a choice that is made in another tab takes effect in this one', async () => {
  await open()
  // the code that listens to storage events loads when the page is idle
  await expect
    .poll(() => {
      chooseElsewhere(appearanceKey, 'dark')
      return root.dataset.theme
    })
    .toBe('dark')
  chooseElsewhere(textSizeKey, 'largest')
  await expect.poll(() => root.dataset.text).toBe('largest')
  await expect.element(page.getByRole('radio', { name: 'Largest' })).toBeChecked()
  const rise = () => getComputedStyle(document.querySelector(`.${styles.aboutRise}`) ?? root).color
  const green = rise()
  chooseElsewhere(coloursKey, 'red-up')
  await expect.poll(() => root.dataset.priceColours).toBe('red-up')
  expect(rise()).not.toBe(green)
  chooseElsewhere(languageKey, 'zh-HK')
  await expect.poll(() => root.lang).toBe('zh-HK')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('關於我們')
})

test('R31 a choice that cannot be stored takes effect on every screen until the page is closed', async () => {
  await openScreen('/about', { language: 'zh-CN' })
  await expect.element(page.getByCss(`.${styles.aboutPrices}`)).toBeVisible()
  const refuse = () => {
    throw new DOMException('storage is off', 'SecurityError')
  }
  for (const name of ['setItem', 'getItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, name).mockImplementation(refuse)
  for (const name of ['深色', '特大', '红涨']) await page.getByCss('label').filter({ hasText: name }).click()
  await page.getByCss(`.${styles.aboutCard} label`).filter({ hasText: 'English' }).click()
  await goTo('/privacy')
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('data')
  expect({ ...root.dataset }).toMatchObject({ theme: 'dark', text: 'largest', priceColours: 'red-up' })
  expect(root.lang).toBe('en-US')
})

test('R31 the open-source notices load only on request, each with its licence', async () => {
  const { requestedUrls, bringBack } = loseNotices()
  await open()
  const show = page.getByRole('button', { name: 'Show the notices' })
  await expect.element(show).toBeVisible()
  expect(requestedUrls).toEqual([])
  await show.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('This did not load')
  bringBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await page
    .getByCss('summary')
    .filter({ hasText: /^react19/ })
    .click()
  await expect.element(page.getByCss('pre')).toMatchTextContent('Permission is hereby granted')
  expect(requestedUrls.length).toBe(2)
  await expectAccessible()
})
