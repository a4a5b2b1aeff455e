import {
  animationsEnd,
  brokenWords,
  expectAccessible,
  frames,
  highPanels,
  resizeFrame,
  smallTargets,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { chooseLanguage, type Language } from '../shared/text/language.ts'
import { useAppearance } from '../shared/theme/appearance.ts'
import { type Opening, openScreen } from './screen.tsx'

/** One state of a screen. `npm run pictures` takes a picture of each, and `testStates` checks it. */
export interface ScreenState extends Omit<Opening, 'language' | 'theme'> {
  /** kebab-case, beginning with the screen's name */
  readonly name: string
  /** path after the hash: `/activityTemplate?code=x` */
  readonly path: string
  /** brings the opened screen into the state and waits for it */
  readonly reach?: (language: Language) => Promise<void>
  /** the picture shows the whole page, not only the first view */
  readonly whole?: boolean
}

const languages: readonly Language[] = ['zh-CN', 'zh-HK', 'en-US']
export type Theme = 'light' | 'dark'
/** Pairs of language and theme, used in turn. */
export const pairs: readonly (readonly [Language, Theme])[] = [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
]

/** Saves a picture of the page in `pictures/each`. */
export const takePicture = async (name: string, isWhole: boolean): Promise<void> => {
  await animationsEnd()
  const [width, height] = [innerWidth, innerHeight]
  if (isWhole) await page.viewport(width, document.documentElement.scrollHeight)
  await commands.picture(`${name}.png`)
  if (isWhole) await page.viewport(width, height)
}

/** Checks the layout in every language, and the colours of the other theme with axe. */
const expectSoundEverywhere = async (language: Language, theme: Theme): Promise<void> => {
  await expectAccessible()
  for (const each of [...languages.filter((other) => other !== language), language]) {
    chooseLanguage(each)
    await expect.poll(sticksOut, { message: `${each} sticks out sideways` }).toEqual([])
  }
  const other = theme === 'light' ? 'dark' : 'light'
  useAppearance.getState().choose(other)
  await expect.poll(() => document.documentElement.dataset.theme).toBe(other)
  await expectAccessible({ onlyContrast: true })
}

/** The smallest phone that we support. */
const smallest = [320, 568] as const
/** Largest share of the screen's height that may be fixed at its lower edge. */
const panelMost = 0.2

/** Checks touch targets (SCREEN-13), and text at 200 % and a small phone (SCREEN-10). */
const expectRoomEverywhere = async (): Promise<void> => {
  const targets = smallTargets()
  chooseLanguage('en-US')
  zoomText(200)
  await frames(2)
  const at200 = brokenWords()
  zoomText(100)
  const restore = resizeFrame(...smallest)
  scrollTo(0, 0)
  await frames(2)
  const at320 = { words: brokenWords(), panels: highPanels(panelMost) }
  restore()
  expect({ targets, at200, at320 }).toEqual({ targets: [], at200: [], at320: { words: [], panels: [] } })
}

/**
 * Adds a test for each state: nothing is cut off sideways in any language, axe finds nothing, a finger reaches every
 * control, no word is broken at 200 % text or on a small phone, and the console has no error. With `npm run pictures`
 * it takes the state's picture instead.
 */
export const testStates = (states: readonly ScreenState[]): void => {
  for (const [index, { name, path, reach, whole = false, ...opening }] of states.entries()) {
    const pair = pairs[index % pairs.length] ?? (['zh-CN', 'light'] as const)
    for (const [language, theme] of __PICTURES__ === 'all' ? pairs : [pair])
      test(`state ${name} is complete and accessible in every language and both themes`, async () => {
        await openScreen(path, { ...opening, language, theme })
        await reach?.(language)
        if (__PICTURES__ === 'none') {
          await expectSoundEverywhere(language, theme)
          await expectRoomEverywhere()
        } else await takePicture(`${name}-${language}-${theme}`, whole)
      })
  }
}
