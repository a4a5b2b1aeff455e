import { animationsEnd } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectSound, open } from './open.tsx'
import { states } from './states.ts'

declare const __PICTURES__: 'none' | 'once' | 'all'
const takesPictures = __PICTURES__ !== 'none'

const wide = [1280, 800] as const
const phone = [390, 844] as const
/** Every pair of size and theme, with the languages in turn. */
const looks = [
  { language: 'en-US', theme: 'light', size: wide },
  { language: 'zh-HK', theme: 'dark', size: wide },
  { language: 'zh-CN', theme: 'light', size: phone },
  { language: 'en-US', theme: 'dark', size: phone },
  { language: 'zh-HK', theme: 'light', size: phone },
] as const

/** Looks are the outer loop, because a change of the page's size or theme costs more than a state. */
for (const [nth, look] of looks.entries())
  for (const [at, { name, path, opening, reach, shown }] of states.entries()) {
    // a state has two looks, another pair than its neighbours have
    if (__PICTURES__ !== 'all' && (at + nth) % looks.length > 1) continue
    const [width] = look.size
    test(`state ${name} is complete and accessible (${look.language}, ${look.theme}, ${width} px)`, async () => {
      await open(path, { ...opening, ...look })
      await reach?.()
      await expect.element(page.getByCss(shown).first()).toBeVisible()
      if (!takesPictures) return expectSound()
      await animationsEnd()
      await page.screenshot({
        element: document.documentElement,
        path: `../../../../pictures/each/console-${name}-${look.language}-${look.theme}-${width}.png`,
      })
    })
  }
