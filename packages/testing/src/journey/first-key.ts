import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Language } from './fixtures.ts'

/** Where the sign-in was when a key arrived: only painted, being adopted by React, or adopted. */
export type Phase = 'painted' | 'adopting' | 'adopted'

/** How one visitor opens the sign-in and types. */
export interface Moment {
  readonly language: Language
  /** milliseconds by which the first scripts come late, in the order of their requests */
  readonly late: readonly number[]
  /** milliseconds between two keys */
  readonly pause: number
  /** `inserted`: each character arrives without a key, as from a phone's own suggestions */
  readonly way: 'typed' | 'inserted'
}

const languages: readonly Language[] = ['zh-CN', 'zh-HK', 'en-US']

/** Moments that are the same for the same seed. */
export const momentsOf = (seed: number, count: number): Moment[] => {
  let state = seed >>> 0
  /** mulberry32: a whole number below `end` */
  const below = (end: number): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }
  return Array.from({ length: count }, (_, nth) => {
    const usual = below(500)
    return {
      language: languages[nth % languages.length] ?? 'en-US',
      late: Array.from({ length: 8 }, () => usual + below(60)),
      pause: below(30),
      way: below(4) === 0 ? 'inserted' : 'typed',
    }
  })
}

/** Runs in a page before its scripts: notes in which phase each key or character arrives. */
export const notePhases = (): void => {
  const phases: Phase[] = []
  Object.assign(globalThis, { foyerPhases: phases })
  let isKey = false
  const note = ({ type }: Event) => {
    // a key comes before its character, and makes React finish
    const isNew = type === 'keydown' || !isKey
    isKey = type === 'keydown'
    if (!isNew) return
    const root = document.getElementById('app')
    // React marks the element that it renders into
    const isReact = root !== null && Object.keys(root).some((name) => name.startsWith('__reactContainer'))
    phases.push(!isReact ? 'painted' : root.dataset.painted === undefined ? 'adopted' : 'adopting')
  }
  addEventListener('keydown', note, true)
  addEventListener('beforeinput', note, true)
}

/** Runs in a page: whether the client has rendered its first screen. */
export const isAdopted = (): boolean => {
  const root = document.getElementById('app')
  return root !== null && root.childElementCount > 0 && root.dataset.painted === undefined
}

/** Runs in a page: lets React write its own state into the fields, and returns what the number and its focus are then. */
export const settled = (): { number: string; focused: boolean; phases: Phase[] } => {
  document.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  const field = document.querySelector<HTMLInputElement>('input[type=tel]')
  return {
    number: field?.value ?? '',
    focused: field !== null && field === document.activeElement,
    phases: (globalThis as unknown as { foyerPhases: Phase[] }).foyerPhases,
  }
}

/** Opens the sign-in at each moment, types a number as soon as its field is painted, and hands over what is left of it. */
export const typeAt = async (
  page: Page,
  moments: readonly Moment[],
  number: string,
  each: (moment: Moment, left: ReturnType<typeof settled>) => void,
): Promise<void> => {
  await page.addInitScript(notePhases)
  let late: number[] = []
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await wait(late.shift())
    // a page that was left has cancelled its requests
    await route.continue().catch(() => undefined)
  })
  for (const moment of moments) {
    late = [...moment.late]
    // the address differs from the one before, because a browser does not load the same one again
    await page.goto(`/?lang=${moment.language}#/loginPage`, { waitUntil: 'commit' })
    await page.locator('input[type="tel"]').focus()
    for (const key of number)
      if (moment.way === 'typed') await page.keyboard.type(key, { delay: moment.pause })
      else await page.keyboard.insertText(key)
    await page.waitForFunction(isAdopted)
    each(moment, await page.evaluate(settled))
  }
}
