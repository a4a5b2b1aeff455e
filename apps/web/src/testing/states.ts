import { foundingLanguages } from '@foyer/api/founding-languages'
import { languages as allLanguages } from '@foyer/api/languages'
import {
  animationsEnd,
  brokenWords,
  drawn,
  expectAccessible,
  frames,
  highPanels,
  resizeFrame,
  smallTargets,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, onTestFinished, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import * as artStyles from '../shared/art/art.module.css'
import { chooseLanguage, getLanguage, type Language } from '../shared/text/language.ts'
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

const founding: readonly Language[] = foundingLanguages
const ofTests = allLanguages.filter((language) => !founding.includes(language))
/** The languages of the product; in the project `languages` those that only tests have. The longest words come last. */
const languages = ofTests.length > 0 ? ofTests : founding
export type Theme = 'light' | 'dark'
const themes = ['light', 'dark', 'light', 'dark'] as const
const pairsFrom = (first: 0 | 1) =>
  languages.map((language, index) => [language, themes[first + (index % 2)] ?? 'light'] as const)
/** Pairs of language and theme, used in turn. */
export const pairs: readonly (readonly [Language, Theme])[] = [...pairsFrom(0), ...pairsFrom(1)]

/** Saves a picture of the page in `pictures/each`. */
export const takePicture = async (name: string, isWhole: boolean): Promise<void> => {
  const [width, height] = [innerWidth, innerHeight]
  if (isWhole) {
    // a page that fills the screen does not grow with the picture, so that what is below it remains in it
    document.documentElement.style.setProperty('--full', `${height}px`)
    await page.viewport(width, document.documentElement.scrollHeight)
  }
  // the drawings of a list are requested when their place comes near the view, and arrive when the page is idle
  await frames(3)
  const drawings = () => [...document.querySelectorAll(`.${artStyles.art}`)]
  await expect.poll(() => drawings().every((drawing) => drawing.firstElementChild !== null)).toBe(true)
  await animationsEnd()
  await drawn(() => commands.picture(`${name}.png`))
  if (!isWhole) return
  await page.viewport(width, height)
  document.documentElement.style.removeProperty('--full')
}

/** Placeholders without a value, and texts that do not exist. */
const unfilled = (): string[] =>
  [...document.querySelectorAll('#app, dialog')].flatMap(
    ({ textContent }) => textContent.match(/\{\w+(?=[},])|\bundefined\b/g) ?? [],
  )

const fits = () => expect.poll(sticksOut, { message: `${getLanguage()} sticks out sideways` }).toEqual([])

/** The languages that a page shows after its first one. The last of them remains. */
const languagesAfter = (language: Language): readonly Language[] =>
  language === languages.at(-1) ? languages : languages.filter((each) => each !== language)

/**
 * Checks the layout in every language, the touch targets (SCREEN-13), and with axe the page, and the colours of the
 * other theme. Afterwards the page shows the last language in the other theme.
 */
const expectSoundEverywhere = async (language: Language, theme: Theme): Promise<void> => {
  await expectAccessible()
  await fits()
  const [left, top] = [scrollX, scrollY]
  expect(smallTargets()).toEqual([])
  expect(unfilled()).toEqual([])
  scrollTo(left, top)
  const other = theme === 'light' ? 'dark' : 'light'
  // together with the language, because each change costs a layout of the whole page
  useAppearance.getState().choose(other)
  for (const each of languagesAfter(language)) {
    chooseLanguage(each)
    await fits()
  }
  await expect.poll(() => document.documentElement.dataset.theme).toBe(other)
  await expectAccessible({ onlyContrast: true })
}

/** The smallest phone that we support. */
const smallest = [320, 568] as const
/** Largest share of the screen's height that may be fixed at its lower edge. */
const panelMost = 0.2

/** Checks the text of the last language at 200 % and on a small phone (SCREEN-10). */
const expectRoomEverywhere = async (): Promise<void> => {
  zoomText(200)
  await frames(2)
  // no language has words as long as those of tests
  const at200 = ofTests.length > 0 ? [] : brokenWords()
  zoomText(100)
  // the next test restores the size of an empty page, which costs no layout
  onTestFinished(resizeFrame(...smallest))
  scrollTo(0, 0)
  await frames(2)
  const at320 = { words: brokenWords(), panels: highPanels(panelMost) }
  expect({ at200, at320 }).toEqual({ at200: [], at320: { words: [], panels: [] } })
}

/**
 * Adds a test for each state: nothing is cut off sideways in any language, axe finds nothing, a finger reaches every
 * control, no word is broken at 200 % text or on a small phone, and the console has no error. With `npm run pictures`
 * it takes the state's picture instead.
 */
export const testStates = (states: readonly ScreenState[]): void => {
  for (const [index, state] of states.entries()) {
    const { name, path, reach, whole = false } = state
    const pair = pairs[index % pairs.length] ?? (['en-US', 'light'] as const)
    for (const [language, theme] of __PICTURES__ === 'all' ? pairs : [pair])
      test(`state ${name} is complete and accessible in every language and both themes`, async () => {
        await openScreen(path, { ...state, language, theme })
        await reach?.(language)
        if (__PICTURES__ === 'none') {
          await expectSoundEverywhere(language, theme)
          await expectRoomEverywhere()
        } else await takePicture(`${name}-${language}-${theme}`, whole)
      })
  }
}
