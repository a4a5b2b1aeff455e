import { animationsEnd, drawn, frames, resizeFrame, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { darkInPlace, expectSound, open } from './open.tsx'
import { states } from './states.ts'

declare const __PICTURES__: 'none' | 'once' | 'all'

type Size = readonly [width: number, height: number]
const wide: Size = [1280, 844]
const phone: Size = [390, 844]
const languages = ['en-US', 'zh-HK', 'zh-CN'] as const
/** Every pair of size and theme, with the languages in turn. */
const looks = [
  { language: 'en-US', theme: 'light', size: wide },
  { language: 'zh-HK', theme: 'dark', size: wide },
  { language: 'zh-CN', theme: 'light', size: phone },
  { language: 'en-US', theme: 'dark', size: phone },
  { language: 'zh-HK', theme: 'light', size: phone },
] as const

if (__PICTURES__ === 'none')
  for (const [at, { name, path, opening, reach, shown }] of states.entries())
    test(`state ${name} is complete and accessible on a phone and a wide screen, in both themes and at 200 % text`, async () => {
      // Neighbours are opened at different sizes, because an act has to be within reach at both. The page then changes in
      // place, which costs less than to open it again.
      const [size, other] = at % 2 === 0 ? ([wide, phone] as const) : ([phone, wide] as const)
      const [language = 'en-US', otherLanguage = 'zh-HK'] = [languages[at % 3], languages[(at + 1) % 3]]
      const restore = resizeFrame(...size)
      // after the page was removed, so that nothing is laid out once more
      onTestFinished(() => {
        zoomText(100)
        restore()
      })
      await open(path, { ...opening, language })
      await reach?.()
      await expect.element(page.getByCss(shown).first()).toBeVisible()
      await expectSound()
      resizeFrame(...other)
      const lighten = darkInPlace(otherLanguage)
      await frames(2)
      await expectSound({ onlyContrast: true })
      lighten()
      zoomText(200)
      await frames(2)
      expect(sticksOut()).toEqual([])
    })
// looks are the outer loop, because a change of the page's size or theme costs more than a state
else
  for (const [nth, look] of looks.entries())
    for (const [at, { name, path, opening, reach, shown }] of states.entries()) {
      // a state has two looks, and neighbours have different pairs
      if (__PICTURES__ === 'once' && (at + nth) % looks.length > 1) continue
      test(`state ${name} has a picture (${look.language}, ${look.theme}, ${look.size[0]} px)`, async () => {
        await open(path, { ...opening, ...look })
        await reach?.()
        await expect.element(page.getByCss(shown).first()).toBeVisible()
        await animationsEnd()
        // all of the page is painted, and a dialog stays where it covers a screen
        const isLong = document.querySelector('.modal') === null
        const restore = resizeFrame(look.size[0], isLong ? document.documentElement.scrollHeight : look.size[1])
        onTestFinished(restore)
        await frames(2)
        await drawn(() =>
          page.screenshot({
            element: document.documentElement,
            path: `../../../../pictures/each/console-${name}-${look.language}-${look.theme}-${look.size[0]}.png`,
          }),
        )
      })
    }
