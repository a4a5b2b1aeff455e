import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { animationsEnd, frames } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { marketAnswers } from '../market/testing/answers.ts'
import '../market/testing/feed.ts'
import { openScreen } from '../../testing/screen.tsx'
import { pairs, takePicture } from '../../testing/states.ts'
import { chooseLanguage } from '../text/language.ts'
import { languages } from '../text/languages.ts'
import * as frameStyles from './frame/frame.module.css'
import * as gateStyles from './gate/gate.module.css'
import { headlinePicture } from './testing/headline-picture.ts'
import { unreadable } from './testing/texts-on-drawing.ts'

const isPictured = __PICTURES__ !== 'none'
const sizes: readonly (readonly [number, number])[] = isPictured
  ? [[390, 844]]
  : [
      [360, 640],
      [390, 844],
    ]

for (const [code, { route }] of Object.entries(activityCatalogue))
  test(`The figure of the offer of ${code} is in the first view`, async () => {
    for (const [language, theme] of __PICTURES__ === 'all' ? pairs : ([['zh-HK', 'light']] as const)) {
      await openScreen(route, { language, theme, answers: marketAnswers() })
      for (const [width, height] of sizes) {
        await page.viewport(width, height)
        await expect.element(page.getByCss(`.${frameStyles.offerFigure} b`).first()).toBeVisible()
        await expect.element(page.getByCss(headlinePicture).first()).toBeInTheDocument()
        await frames(2)
        const box = document.querySelector(`.${frameStyles.offerFigure} b`)?.getBoundingClientRect() ?? new DOMRect()
        const panel = document.querySelector(`.${gateStyles.gatePanel}`)?.getBoundingClientRect().top ?? height
        expect(box.height, `${width} px`).toBeGreaterThan(32)
        expect(box.bottom, `${width} px`).toBeLessThan(Math.min(panel, height))
        expect(box.right, `${width} px`).toBeLessThanOrEqual(width)
      }
      if (isPictured) await takePicture(`first-${code}-${language}-${theme}`, false)
    }
  })

for (const [code, { route }] of Object.entries(activityCatalogue))
  test(`The texts of the offer of ${code} are readable beside its drawing in every language and width`, async () => {
    await openScreen(route, { answers: marketAnswers() })
    await expect.element(page.getByCss(headlinePicture).first()).toBeInTheDocument()
    await animationsEnd()
    for (const language of languages) {
      chooseLanguage(language)
      for (const width of [320, 430]) {
        await page.viewport(width, 844)
        await frames(2)
        const offer = document.querySelector(`.${frameStyles.heroOffer}`) ?? document.body
        expect.soft(await unreadable(offer), `${language}, ${width} px`).toEqual([])
      }
    }
  })

/** The widths of the lines of a text. */
const lineWidths = (element: Element): number[] => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].map(({ width }) => width)
}

for (const [code, { route }] of Object.entries(activityCatalogue))
  test(`The last line of the lead of ${code} has at least a fifth of the width of its first line`, async () => {
    await openScreen(route, { answers: marketAnswers() })
    const lead = page.getByCss('.activity-hero .lead')
    await expect.element(page.getByCss(`.${frameStyles.offerFigure} b`).first()).toBeVisible()
    for (const language of languages) {
      chooseLanguage(language)
      for (const width of [360, 390, 430]) {
        await page.viewport(width, 844)
        await frames(2)
        const [first = 0, ...others] = lineWidths(lead.element())
        expect.soft(others.at(-1) ?? first, `${language}, ${width} px`).toBeGreaterThan(first / 5)
      }
    }
  })
