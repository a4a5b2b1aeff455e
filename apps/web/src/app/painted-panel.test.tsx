import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { phraseBreak } from '@foyer/api/phrases'
import { frames } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as frameStyles from '../shared/activity/frame/frame.module.css'
import { marketAnswers } from '../shared/market/testing/answers.ts'
import '../shared/market/testing/feed.ts'
import { headlinePicture } from '../shared/activity/testing/headline-picture.ts'
import { chooseLanguage } from '../shared/text/language.ts'
import { languages } from '../shared/text/languages.ts'
import { openScreen } from '../testing/screen.tsx'
import { frameHtml } from './frame.ts'

/** The panel that the head script paints, with the texts of the shown one. */
const paintedHeight = (panel: HTMLElement): number => {
  const title = [...(panel.querySelector('h1')?.childNodes ?? [])].map(({ textContent }) => textContent || phraseBreak)
  const kind = panel.dataset.low === undefined ? 'activity' : 'stage'
  const app = document.createElement('div')
  app.id = 'app'
  app.innerHTML = frameHtml(kind, title.join(''), panel.querySelector('.lead')?.textContent ?? '', '', 'Back')
  document.body.append(app)
  const { height } = app.querySelector('.activity-hero')?.getBoundingClientRect() ?? new DOMRect()
  app.remove()
  return height
}

/** The empty part of the panel between its offer and its card, or its end. */
const gapBelowOffer = (panel: HTMLElement): number => {
  const offer = panel.querySelector(`.${frameStyles.heroOffer}`)?.getBoundingClientRect()
  const card = document.querySelector(`.${frameStyles.heroCard}`)?.getBoundingClientRect()
  return offer && card ? Math.min(card.top, panel.getBoundingClientRect().bottom) - offer.bottom : 0
}

for (const [code, { route }] of Object.entries(activityCatalogue))
  test(`The headline panel of ${code} is painted with its final height, and leaves at most 64 px below its offer`, async () => {
    await openScreen(route, { answers: marketAnswers() })
    await expect.element(page.getByCss(headlinePicture).first()).toBeInTheDocument()
    for (const language of languages) {
      chooseLanguage(language)
      for (const width of [360, 390, 430]) {
        await page.viewport(width, 844)
        await frames(2)
        const panel = document.querySelector<HTMLElement>('.activity-hero') ?? document.body
        const where = `${language}, ${width} px`
        expect.soft(paintedHeight(panel), where).toBe(panel.getBoundingClientRect().height)
        // the card arrives with its data
        await expect.poll(() => gapBelowOffer(panel), { message: where }).toBeLessThan(64)
      }
    }
  })
