import { liftFinger, resetServer, setOnline, zoomText } from '@foyer/testing/browser'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { serverCache } from '../shared/server/query-client.tsx'
import { chooseLanguage, type Language } from '../shared/text/language.ts'
import { useAppearance } from '../shared/theme/appearance.ts'
import * as styles from '../shared/ui/toast.module.css'

/** The appearance of the client during a test. */
export interface Looks {
  /** defaults to en-US */
  language?: Language
  /** defaults to light */
  theme?: 'light' | 'dark'
  /** defaults to the size of a phone, 390 × 844 */
  size?: readonly [width: number, height: number]
}

/** Clears what a test stored, except for the device's session. */
const clearStorage = (): void => {
  for (const storage of [localStorage, sessionStorage])
    for (const name of Object.keys(storage))
      if (!/^foyer\.(tourist|register|login|flag|sessionId|clockOffset|deviceKey|quits)/.test(name))
        storage.removeItem(name)
}

export const prepare = async ({ language = 'en-US', theme = 'light', size = [390, 844] }: Looks): Promise<void> => {
  if (innerWidth !== size[0] || innerHeight !== size[1]) await page.viewport(...size)
  clearStorage()
  chooseLanguage(language)
  useAppearance.getState().choose(theme)
}

/** Errors of the page since the test began. */
let complaints: string[] = []
const complain = (message: unknown) => complaints.push(String(message))
addEventListener('error', ({ message }) => complain(message))
addEventListener('unhandledrejection', ({ reason }) => complain(reason))
// biome-ignore lint/suspicious/noConsole: an error that the page logs fails its test
const logError = console.error.bind(console)
console.error = (...message: unknown[]) => {
  complain(message.map(String).join(' '))
  logError(...message)
}

/** Returns and clears the errors so far, for a test that causes an error on purpose and must not fail. */
export const takeComplaints = (): readonly string[] => {
  const found = complaints
  complaints = []
  return found
}

/** Shows the client's own element, or hides it, since it is as high as the screen and would push a part down. */
export const showClient = (isShown: boolean): void => {
  document.getElementById('app')?.toggleAttribute('hidden', !isShown)
}

// the session of another page of this browser, which the client would restore
for (const storage of [localStorage, sessionStorage]) storage.clear()

let closeScreen = async (): Promise<void> => {}
/** Registers how to close the screen that a test has opened. */
export const closeScreenBy = (close: () => Promise<void>): void => {
  closeScreen = close
}
const resets: (() => Promise<void>)[] = []
/** Registers what to reset after each test, once its screen is closed. */
export const resetBy = (reset: () => Promise<void>): void => void resets.push(reset)

/** Retries without a pause, which no test checks. */
serverCache.setDefaultOptions({ queries: { ...serverCache.getDefaultOptions().queries, retryDelay: 0 } })

/**
 * Ends the clock of a test. Its timers run first: a module of the client that waits for a lost timer would wait in each
 * later test too. They run at once, so that no reply begins another.
 */
export const endClock = (): void => {
  if (vi.isFakeTimers()) vi.runOnlyPendingTimers()
  vi.useRealTimers()
}

/**
 * What each file of tests does before and after its tests. The file of settings calls it, once for each file: this module
 * stays in the page, and is evaluated only for the first.
 */
export const registerHooks = (): void => {
  /** The sandbox server starts together with the browser, and may take longer. */
  beforeAll(async () => {
    await fetch('/config.json')
  }, 120_000)

  /**
   * Cleans up after a test, and fails it if the page reported an error or sent a request that the test did not answer.
   */
  afterEach(async () => {
    endClock()
    setOnline(true)
    await liftFinger()
    await cleanup()
    await closeScreen()
    for (const reset of resets) await reset()
    serverCache.clear()
    for (const toast of document.querySelectorAll(`.${styles.toast}`)) toast.remove()
    zoomText(100)
    clearStorage()
    const found = complaints
    complaints = []
    resetServer()
    expect(found).toEqual([])
  })
}
