import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { linesOf } from '../../../testing/lines.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { brandName } from '../../brand-name.ts'
import { languages } from '../../text/languages.ts'
import * as gateStyles from '../gate/gate.module.css'
import { headlinePicture } from '../testing/headline-picture.ts'
import * as styles from './frame.module.css'

const at = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body

test('The bar of a campaign shows the firm’s mark and name, and the headline panel begins behind it', async () => {
  await page.viewport(390, 844)
  await openScreen(activityCatalogue['first-account'].route, { language: 'zh-HK' })
  await expect.element(page.getByCss(`.${styles.heroOffer}`)).toBeVisible()
  expect(getComputedStyle(at('.top-bar'), '::before').backgroundImage).toContain('/mark.svg')
  expect(getComputedStyle(at('.top-bar'), '::after').content).toContain(brandName['zh-HK'])
  expect(at('.activity-hero').getBoundingClientRect().top).toBe(0)
  expect(getComputedStyle(at('.top-bar')).backgroundColor).toBe('rgba(0, 0, 0, 0)')
})

for (const language of languages)
  test(`The bar of a campaign shows the firm’s whole name beside three actions, on a phone of 360 px too, in ${language}`, async () => {
    await openScreen(activityCatalogue['first-account'].route, { viewer: 'registered', language })
    await expect.element(page.getByCss('.top-bar [data-name="share"]')).toBeVisible()
    await expect.element(page.getByCss('.top-bar a[href="#/notices"]')).toBeVisible()
    const name = document.createElement('span')
    const { font, letterSpacing } = getComputedStyle(at('.top-bar'), '::after')
    Object.assign(name.style, { position: 'absolute', whiteSpace: 'nowrap', font, letterSpacing })
    name.textContent = brandName[language] ?? ''
    document.body.append(name)
    const { width } = name.getBoundingClientRect()
    name.remove()
    for (const screen of [360, 390]) {
      await page.viewport(screen, 844)
      const room = Number.parseFloat(getComputedStyle(at('.top-bar'), '::after').width)
      expect(room, `${screen} px`).toBeGreaterThanOrEqual(width)
    }
  })

for (const code of ['financing-818', 'first-account', 'green-bond', 'new-shares'] as const)
  test(`The main risk of ${code} is the last row of its card, above the bottom panel`, async () => {
    await page.viewport(390, 844)
    await openScreen(activityCatalogue[code].route, { language: 'zh-HK' })
    await expect.element(page.getByCss(`.${styles.cardRisk}`)).toBeVisible()
    const [risk, card] = [at(`.${styles.cardRisk}`), at(`.${styles.heroCard}`)]
    expect(card.lastElementChild).toBe(risk)
    expect(card.firstElementChild).not.toBe(risk)
    expect(risk.getBoundingClientRect().bottom).toBeLessThan(at(`.${gateStyles.gatePanel}`).getBoundingClientRect().top)
  })

test('What a drawing has above its box is shown on the headline panel', async () => {
  await page.viewport(390, 844)
  await openScreen(activityCatalogue['financing-818'].route, { language: 'zh-HK' })
  await expect.element(page.getByCss(headlinePicture)).toBeInTheDocument()
  const drawing = at(headlinePicture)
  // a pointer meets only what is shown, and otherwise never the drawing
  const layers = document.querySelectorAll<HTMLElement>(`.${styles.heroScene}, .${styles.heroScene} *`)
  for (const layer of layers) layer.style.setProperty('pointer-events', 'auto')
  const { right, top } = drawing.getBoundingClientRect()
  expect(document.elementsFromPoint(right - 60, top - 20).some((shown) => drawing.contains(shown))).toBe(true)
})

test('A Chinese lead divides at its punctuation, so that no word of it is on two lines', async () => {
  await openScreen(activityCatalogue['food-delivery'].route, { language: 'zh-HK' })
  await expect.element(page.getByCss(`.${styles.heroOffer}`)).toBeVisible()
  const lead = at('.activity-hero .lead')
  const clauses = lead.textContent.match(/[^，。]+/g) ?? []
  for (const width of [360, 390]) {
    await page.viewport(width, 844)
    expect(linesOf(lead, lead.textContent)).toBeGreaterThan(1)
    for (const clause of clauses) expect(linesOf(lead, clause), clause).toBe(1)
  }
})

test('A1 an apostrophe in English is as narrow as in a Latin font', async () => {
  await openScreen(activityCatalogue['first-account'].route, { language: 'en-US' })
  const range = document.createRange()
  const mark = document.createTextNode('’')
  at('main p').append(mark)
  range.selectNodeContents(mark)
  const { width } = range.getBoundingClientRect()
  expect(width / Number.parseFloat(getComputedStyle(at('main p')).fontSize)).toBeLessThan(0.4)
  mark.remove()
})
