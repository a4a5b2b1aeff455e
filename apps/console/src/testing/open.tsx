import type { StaffSession } from '@foyer/api/staff/session'
import { expectAccessible, sticksOut } from '@foyer/testing/browser'
import { BrowserRouter } from 'react-router'
import { afterEach, expect } from 'vitest'
import { commands, page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { App } from '../app.tsx'
import '../styles/all.ts'
import { setBrandColours } from '@foyer/staff-interface/brand-colours'
import { chooseLanguage } from '@foyer/staff-interface/language'
import type { Language } from '@foyer/staff-interface/languages'
import { campaignAnswers } from '../campaigns/testing.ts'
import { callBackAnswers } from '../care/testing/call-backs.ts'
import { careAnswers } from '../care/testing/data.ts'
import { broadcastAnswers } from './broadcast-data.ts'
import { clients, entries, people, sessionOf } from './data.ts'
import { editorAnswers } from './editor-data.ts'
import { ruleAnswers } from './rule-data.ts'
import { type Answers, resetServer, serve } from './server.ts'
import { stockAnswers } from './stock-data.ts'

setBrandColours()

/** How the console is opened. */
export interface Opening {
  /** a function for a session whose end counts from the opening */
  readonly session?: StaffSession | (() => StaffSession)
  readonly answers?: Answers
  readonly language?: Language
  readonly theme?: 'light' | 'dark'
  readonly size?: readonly [width: number, height: number]
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

let isOnline = true
Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
/** Makes the browser lose or regain its connection. */
export const setOnline = (next: boolean): void => {
  isOnline = next
  dispatchEvent(new Event(next ? 'online' : 'offline'))
}

/** As wide as a screen of staff, and as high as a phone. */
const usualSize = [1280, 844] as const

let theme = 'light'
/** Opens the console at a path, such as `/people?act=add`, as a member of staff who is signed in. */
export const open = async (path: string, opening: Opening = {}): Promise<void> => {
  const { session: given = sessionOf(), answers = {}, language = 'en-US', size = usualSize } = opening
  const session = typeof given === 'function' ? given() : given
  if (innerWidth !== size[0] || innerHeight !== size[1]) await page.viewport(...size)
  if (theme !== (opening.theme ?? 'light')) {
    theme = opening.theme ?? 'light'
    await commands.emulateMedia({ colorScheme: opening.theme ?? 'light' })
  }
  chooseLanguage(language)
  serve({
    'POST /staff/session': { data: session },
    'POST /staff/session/use': { data: session },
    'POST /staff/stops': { data: { open: [], ended: [] } },
    'POST /staff/people': { data: { people: [...people] } },
    'POST /staff/machines': { data: { clients: [...clients] } },
    'POST /staff/jobs': { data: { queues: [] } },
    ...careAnswers,
    ...callBackAnswers,
    'POST /staff/trail': { data: { entries: [...entries], before: null } },
    ...campaignAnswers,
    ...editorAnswers,
    ...ruleAnswers,
    ...stockAnswers,
    ...broadcastAnswers,
    ...answers,
  })
  history.replaceState(null, '', `/console${path}`)
  await render(
    <BrowserRouter basename="/console">
      <App />
    </BrowserRouter>,
  )
}

const dark = '(prefers-color-scheme: dark)'
/** Shows the opened page in another language and the dark theme until the returned function is called. */
export const darkInPlace = (language: Language): (() => void) => {
  chooseLanguage(language)
  const root = document.documentElement
  const conditions = [...document.styleSheets].flatMap(({ cssRules }) =>
    [...cssRules].flatMap((rule) =>
      rule instanceof CSSMediaRule && rule.media.mediaText === dark ? [rule.media] : [],
    ),
  )
  const set = (condition: string, theme: string) => {
    for (const each of conditions) each.mediaText = condition
    root.style.colorScheme = theme
  }
  set('all', 'dark')
  return () => set(dark, '')
}

/** Fails if the page has faults of accessibility or is wider than the screen. */
export const expectSound = async (...check: Parameters<typeof expectAccessible>): Promise<void> => {
  await expectAccessible(...check)
  expect(sticksOut()).toEqual([])
}

const start = location.href
/** Cleans up after each test of a file. The file of settings calls it, because this module stays in the page (decision 0274). */
export const registerHooks = (): void =>
  afterEach(async () => {
    await cleanup()
    setOnline(true)
    sessionStorage.clear()
    localStorage.clear()
    history.replaceState(null, '', start)
    const found = [...complaints, ...resetServer()]
    complaints = []
    expect(found).toEqual([])
  })
