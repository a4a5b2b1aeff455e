import { liftFinger, resetServer, setOnline, zoomText } from '@foyer/testing/browser'
import { afterEach, beforeAll, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { serverCache } from '../shared/server/query-client.tsx'
import { chooseLanguage, type Language } from '../shared/text/language.ts'
import { useAppearance } from '../shared/theme/appearance.ts'

/** How the client looks while a test runs. */
export interface Looks {
  /** en-US unless said otherwise */
  language?: Language
  /** light unless said otherwise */
  theme?: 'light' | 'dark'
  /** of a phone, 390 × 844, unless said otherwise */
  size?: readonly [width: number, height: number]
}

/** What a test wrote into storage goes with it; the session of the device stays. */
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

/** What the page complained about since the test began. */
let complaints: string[] = []
const complain = (message: unknown) => complaints.push(String(message))
addEventListener('error', ({ message }) => complain(message))
addEventListener('unhandledrejection', ({ reason }) => complain(reason))
// biome-ignore lint/suspicious/noConsole: what the page logs as an error fails its test
const logError = console.error.bind(console)
console.error = (...message: unknown[]) => {
  complain(message.map(String).join(' '))
  logError(...message)
}

/** What the page complained about so far: for a test that brings a complaint about, which then does not fail. */
export const takeComplaints = (): readonly string[] => {
  const found = complaints
  complaints = []
  return found
}

const leaving: (() => Promise<void>)[] = []
/** Says how to leave what is open before anything else is put away. What was opened last is left first. */
export const leaveBy = (leave: () => Promise<void>): void => void leaving.push(leave)

/** What fails is tried again without the pause in between, which no test looks at. */
serverCache.setDefaultOptions({ queries: { ...serverCache.getDefaultOptions().queries, retryDelay: 0 } })

/** The sandbox server starts while the browser does, and may take longer. */
beforeAll(async () => {
  // another file's session, which the client would take up
  for (const storage of [localStorage, sessionStorage]) storage.clear()
  await fetch('/config.json')
}, 120_000)

/** Puts away what a test left, and fails where the page complained or requested something the test did not answer. */
afterEach(async () => {
  vi.useRealTimers()
  setOnline(true)
  await liftFinger()
  for (const leave of [...leaving].reverse()) await leave()
  serverCache.clear()
  for (const toast of document.querySelectorAll('.toast')) toast.remove()
  zoomText(100)
  clearStorage()
  const found = complaints
  complaints = []
  resetServer()
  expect(found).toEqual([])
})
