import { activityCatalogue } from '@foyer/api/activity-catalogue'
import { languages } from '@foyer/api/languages'
import { frames } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'
import { marketAnswers } from '../market/testing/answers.ts'
import '../market/testing/feed.ts'
import { headlinePicture } from './testing/headline-picture.ts'

/** The lines of the heading as they are on the screen. */
const linesOf = (heading: Element): string[] => {
  const lines: string[] = []
  let middle = Number.NEGATIVE_INFINITY
  const range = document.createRange()
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (let at = 0; at < (node as Text).length; at++) {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      if (box.top > middle) lines.push('')
      middle = box.top + box.height / 2
      lines.push((lines.pop() ?? '') + range.toString())
    }
  return lines.map((line) => line.trim())
}

/** The phrases of the heading. A line never breaks inside a phrase. */
const phrasesOf = (heading: Element): string[] =>
  [...heading.childNodes]
    .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    .map(({ textContent }) => textContent ?? '')

for (const [code, { route }] of Object.entries(activityCatalogue))
  test(`The heading of ${code} has no single character in a line, and no line breaks inside a word`, async () => {
    for (const language of languages) {
      await openScreen(route, { language, answers: marketAnswers() })
      await expect.element(page.getByCss(headlinePicture).first()).toBeInTheDocument()
      for (const width of [320, 360, 390, 430]) {
        await page.viewport(width, 844)
        await frames(1)
        const heading = document.querySelector('.activity-hero h1')!
        const lines = linesOf(heading)
        const where = `${language} at ${width} px: ${lines.join(' / ')}`
        expect(lines.join('').replaceAll(' ', ''), where).toBe(heading.textContent?.replaceAll(' ', ''))
        expect(Math.min(...lines.map(({ length }) => length)), where).toBeGreaterThanOrEqual(2)
        for (const phrase of phrasesOf(heading))
          if (language !== 'en-US')
            expect(
              lines.some((line) => line.includes(phrase.trim())),
              where,
            ).toBe(true)
      }
    }
  })
