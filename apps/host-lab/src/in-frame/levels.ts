import type { Level } from '../wire.ts'
import { tap, type, until } from './fingers.ts'

const codeInput = 'input[autocomplete="one-time-code"]'
const sendButton = `${codeInput} + button`
const password = 'input[autocomplete^="current-password"]'
const submit = 'form button[type="submit"]'

/** Storage key of the signed-in number without its area code, which lasts as long as the session. */
const numberKey = 'lab.mobile'

const isAt = (path: string) => (): true | undefined => (location.hash.startsWith(`#${path}`) ? undefined : true)

/**
 * Opens a screen and waits for an element of it. Frames of one page share its history, so going back in another frame may
 * undo the navigation of this one; then the screen is opened again.
 */
const open = (what: string, address: string, selector: string): Promise<HTMLElement> => {
  const isElsewhere = isAt(address)
  return until(what, () => {
    if (isElsewhere()) location.hash = address
    return document.querySelector<HTMLElement>(selector) ?? undefined
  })
}

/** Milliseconds after which the client's own navigation counts as cancelled. */
const navigationTimeout = 3_000

/** Waits until a client that has reached the level has left the screen at the path. */
const left = async (what: string, path: string, hasReached: () => boolean): Promise<void> => {
  const isAway = isAt(path)
  let reachedAt: number | undefined
  await until(what, () => {
    if (isAway() || !hasReached()) return isAway()
    reachedAt ??= performance.now()
    // frames of one page share its history: going back in another frame may have cancelled the navigation of this one
    if (performance.now() - reachedAt > navigationTimeout) location.hash = '/'
    return undefined
  })
}

/** Reads the phone's messages from the sandbox. */
const messagesOn = async (mobile: string): Promise<{ count: number; code?: string }> => {
  const reply = await fetch(`/__lab/messages?${new URLSearchParams({ mobile: `+852${mobile}` })}`)
  return (await reply.json()) as { count: number; code?: string }
}

/** Requests a code and types it in. */
const passCode = async (mobile: string): Promise<void> => {
  const before = await messagesOn(mobile)
  await tap('way to send a code', sendButton)
  const code = await until('text message', async () => {
    const { count, code } = await messagesOn(mobile)
    return count > before.count ? code : undefined
  })
  await type('field for the code', codeInput, code)
  // the message may arrive before the reply, and the page ignores other actions until then
  await until('reply to the request for a code', () => (document.querySelector(`${sendButton} > *`) ? undefined : true))
}

const pickHongKong = async (button: HTMLElement): Promise<void> => {
  if (button.textContent?.includes('+852')) return
  // frames of one page share its history: going back in another frame may close the list of this one
  await until('list of area codes', () => {
    if (!document.querySelector('dialog[open]')) button.click()
    const rows = [...document.querySelectorAll<HTMLElement>('[role="option"]')]
    rows.find((row) => row.textContent?.endsWith('+852'))?.click()
    return button.textContent?.includes('+852') || undefined
  })
}

/** Returns a random whole number within bounds, with leading zeros. */
const digits = (length: number, from: number, to: number): string => {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(from + (drawn % (to - from + 1))).padStart(length, '0')
}

const signIn = async (flag: () => string): Promise<string> => {
  const mobile = `6${digits(2, 10, 25)}${digits(5, 0, 99_999)}`
  await pickHongKong(await open('area code', '/loginPage?back=%2F', '[aria-haspopup="dialog"]'))
  await type('phone number', 'input[autocomplete="tel-national"]', mobile)
  await passCode(mobile)
  await tap('agreement', 'input[type="checkbox"]')
  await tap('way to sign in', submit)
  await left('screen behind the sign-in', '/loginPage', () => flag() === 'register')
  localStorage.setItem(numberKey, mobile)
  return mobile
}

const shownCodeButton = (): true | undefined => (document.querySelector(sendButton) ? true : undefined)

const logIn = async (mobile: string, flag: () => string): Promise<void> => {
  const reply = await fetch('/__lab/account', { method: 'POST', body: `+852${mobile}` })
  const account = (await reply.json()) as { clientNo: string; password: string }
  await open('password', '/selectLogin?way=account&back=%2F', password)
  await type('password', password, account.password)
  if (document.querySelector('input[autocomplete="username"]'))
    await type('client number', 'input[autocomplete="username"]', account.clientNo)
  // right after a sign-in its agreement and its code serve here too
  if (document.querySelector('input[type="checkbox"]')) await tap('agreement', 'input[type="checkbox"]')
  await tap('way on', submit)
  const isLoggedIn = () => flag() === 'login'
  await until('second factor or login', () => isLoggedIn() || shownCodeButton())
  if (!isLoggedIn()) {
    await passCode(mobile)
    await tap('way to log in', submit)
  }
  await left('screen behind the login', '/selectLogin', isLoggedIn)
}

/** Clears all data, as on a new device. */
const clearData = async (): Promise<void> => {
  localStorage.clear()
  sessionStorage.clear()
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  location.hash = '/'
  location.reload()
}

/**
 * Brings the client to a level through its screens, as a person does. Rejects with the name of the step that failed.
 */
export const bringTo = async (
  level: Level,
  flag: () => string,
  reportProgress: (text: string) => void,
): Promise<void> => {
  if (level === 'visitor') return clearData()
  // a login ends when the page is unloaded (I13)
  if (level === 'register' && flag() === 'login') return location.reload()
  if (flag() === level) return
  reportProgress('signing in')
  const mobile = (flag() === 'register' && localStorage.getItem(numberKey)) || (await signIn(flag))
  if (level === 'login') {
    reportProgress('logging in')
    await logIn(mobile, flag)
  }
  reportProgress('')
}
