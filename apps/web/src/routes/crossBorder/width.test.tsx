import { foundingLanguages } from '@foyer/api/founding-languages'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as styles from '../../shared/cross-border/cross-border.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { settled } from './states.ts'

/** The width of each line of a text. The browser gives each line one box. */
const lineWidths = (paragraph: Element): number[] => {
  const range = document.createRange()
  range.selectNodeContents(paragraph)
  return [...range.getClientRects()].map(({ width }) => width)
}

/** A long word, or a word that would stand alone in the last line, leaves more of an English line empty. */
const least = { 'zh-CN': 0.85, 'zh-HK': 0.85, 'en-US': 0.6 }

for (const language of foundingLanguages)
  test(`R25 each paragraph of several lines uses the width of its card from 320 to 430 px (${language})`, async () => {
    await openScreen('/crossBorder', { language })
    await settled()
    const paragraphs = [...document.querySelectorAll(`.${styles.cbCard} li p`)]
    let several = 0
    for (const width of [320, 390, 430]) {
      await page.viewport(width, 844)
      for (const paragraph of paragraphs) {
        const widths = lineWidths(paragraph)
        if (widths.length < 2) continue
        several += 1
        const share = Math.max(...widths) / paragraph.clientWidth
        expect.soft(share, `${width} px: ${paragraph.textContent}`).toBeGreaterThan(least[language])
      }
    }
    expect(several).toBeGreaterThan(3)
  })
