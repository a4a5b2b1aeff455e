/**
 * The only script that runs before the bundle, inlined by build/first-paint.ts and allowed by its hash. It replaces an
 * alias of a route by its address, sets language and theme, paints the frame, and starts loading the route's chunk and its public
 * call.
 */
import { frames, tabs } from 'virtual:frames'
import { codeIn, earlyPaths, type FirstView, firstViewFolder, hasOnlyCode } from '@foyer/api/client-routes'
import { inLanguage } from '@foyer/api/languages'
import { takeAliasOut } from '../platform/alias.ts'
import { keyNames } from '../platform/key-names.ts'
import { isInMiniProgram } from '../platform/mini-program.ts'
import { userAgent } from '../platform/user-agent.ts'
import { brandName } from '../shared/brand-name.ts'
import { pendingCodeKey } from '../shared/one-time-code/pending-code-key.ts'
import type { Early } from '../shared/server/early.ts'
import { directionOf } from '../shared/text/languages.ts'
import { columnOf } from '../shared/text/offered-languages.ts'
import { queryLanguage } from '../shared/text/query-language.ts'
import { settledLanguage } from '../shared/text/settled-language.ts'
import { appearanceKey } from '../shared/theme/appearance-key.ts'
import { applyTheme } from '../shared/theme/apply-theme.ts'
import { textSizeKey } from '../shared/theme/text-size-key.ts'
import { frameHtml } from './frame.ts'

/** the label of the button back, in each language that the firm offers */
declare const __BACK__: readonly string[]
/** the words of `app/failed`, in each language that the firm offers */
declare const __FAILED__: readonly (readonly [failed: string, retry: string])[]
/** names the build of the first views in their addresses */
declare const __PAINTER__: string
// lets the client reuse paths and titles instead of containing them a second time (start.tsx, painted-headline.ts)
Object.assign(globalThis, { foyerPaths: Object.keys(frames), foyerFrames: frames })

const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null // private mode
  }
}

const fetchEarly = (rel: string, href: string) => {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  // must match the mode of the bundler's own links, otherwise the file is fetched twice
  link.crossOrigin = ''
  document.head.append(link)
  return link
}

const jsonOf = (id: string) => JSON.parse(document.getElementById(id)?.textContent || '{}')

/**
 * Starts a public call of the route and reads it as soon as it arrives, so that the first screen renders with it
 * (shared/server/early.ts). The page itself may have the answer.
 */
const startEarly = (api: string, path: string, first: Promise<FirstView> | undefined, inlined: unknown): Early => {
  const arrive = (document: unknown): Response => {
    early.arrived = { document, at: performance.now() }
    return new Response()
  }
  const call = async (): Promise<Response> => {
    const response = await fetch(api + path)
    if (response.ok) arrive(await response.json())
    return response
  }
  const inFirst = ({ documents }: FirstView) => (documents[path] ? arrive(documents[path]) : call())
  const start = () => (first ? first.then(inFirst, call) : call())
  const early: { -readonly [Key in keyof Early]: Early[Key] } = { api, path, reply: Promise.resolve(new Response()) }
  if (inlined) arrive(inlined)
  else early.reply = start()
  // the caller that awaits the reply handles its failure
  early.reply.catch(() => undefined)
  return early
}

/**
 * Remembers the buttons that are pressed until the client can handle them (app/early-acts.ts), each once, in the order of
 * their last presses. A way back that another press follows was given up. Nothing is submitted, and a press on a radio button
 * or a box chooses it then.
 */
const keepEarlyActs = (root: HTMLElement) => {
  const acts = {
    buttons: [] as HTMLElement[],
    end: () => {
      root.removeEventListener('click', keep)
      root.removeEventListener('submit', prevent)
      delete root.dataset.painted
    },
  }
  const keep = (event: Event) => {
    // the sign-in reads its ticks itself
    const button = (event.target as Element).closest<HTMLElement>(
      'button, [type=radio], main:not(.welcome) [type=checkbox]',
    )
    if (!button) return
    if (button.localName === 'input') event.preventDefault()
    const others = acts.buttons.filter((other) => other !== button && other.className !== 'top-bar-back')
    acts.buttons = [...others, button]
  }
  const prevent = (event: Event) => event.preventDefault()
  root.addEventListener('click', keep)
  root.addEventListener('submit', prevent)
  Object.assign(globalThis, { foyerEarlyActs: acts })
}

/**
 * Without one of its files the client cannot start, and the page would stay as it is painted. This shows that, with a
 * button that loads the page again. A returning network loads it too.
 */
const showNotStarted = (column: number) => {
  if (document.querySelector('.not-started')) return
  const [failed = '', retry = ''] = __FAILED__[column] ?? []
  const notice = document.createElement('div')
  notice.className = 'not-started'
  notice.setAttribute('role', 'alert')
  const button = document.createElement('button')
  button.className = 'button'
  button.textContent = retry
  button.onclick = () => location.reload()
  notice.append(failed, button)
  document.body.append(notice)
  addEventListener('online', () => location.reload())
}

const hasPendingCode = (): boolean => {
  try {
    return sessionStorage.getItem(pendingCodeKey) !== null
  } catch {
    return false // private mode
  }
}

/** Whether this tab has stored what a person started or viewed (platform/own-storage.ts). */
const hasOwnStorage = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${__CLIENT_APP__}.own.`))
  } catch {
    return false // private mode
  }
}

/**
 * Whether the client would first render what the build or the server renders: without a signed-in person
 * (platform/visitor.ts), a stored setting of appearance or text size, and anything that was started in this tab.
 */
const isPlainVisitor = (): boolean =>
  !isInMiniProgram() &&
  [keyNames.registerParams, appearanceKey, textSizeKey].every((key) => stored(key) === null) &&
  !hasOwnStorage()

/** A server that does not know the address may answer with a page. */
const fetchView = async (address: string, type: string, init?: RequestInit): Promise<Response> => {
  const response = await fetch(import.meta.env.BASE_URL + address, init)
  if (!response.ok || !response.headers.get('content-type')?.startsWith(type)) throw new Error(address)
  return response
}

/** Shows what the client will adopt. */
const paint = (root: HTMLElement, html: string) => {
  root.innerHTML = html
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    delete element.dataset.style
  }
  root.dataset.painted = language
}

/** Paints the first view of a visitor once it and these sheets have arrived. Until then, and without them, the frame stays. */
const paintVisitor = async (root: HTMLElement, view: Promise<string>, sheets: readonly HTMLLinkElement[]) => {
  const loaded = sheets.map((sheet) => new Promise((resolve) => sheet.addEventListener('load', resolve)))
  const html = await view
  await Promise.all(loaded)
  if (painting.signal.aborted || !html) return
  paint(root, html)
}

const idOf = (query: string) => query.split('=')[1] ?? ''
/** Whether a query has the form of an example (`example` of a route). */
const isLike = (example: string, query: string): boolean =>
  RegExp(`^${example.replace(/A/g, '[\\w-]').replace(/0/g, '[\\da-f]')}$`).test(query)

takeAliasOut()
const foyerLanguage = settledLanguage()
Object.assign(globalThis, { foyerLanguage })
const language = queryLanguage(location) ?? foyerLanguage
document.documentElement.lang = language
document.documentElement.dir = directionOf(language)
const textSize = stored(textSizeKey)
if (textSize) document.documentElement.dataset.text = textSize

const column = columnOf(language)
const foyerNotStarted = () => showNotStarted(column)
Object.assign(globalThis, { foyerNotStarted })
const scriptFailed = ({ target }: Event) => target instanceof HTMLScriptElement && foyerNotStarted()
// the events of elements do not bubble
addEventListener('error', scriptFailed, true)

/** Numbers the entries before the client starts as it does (scroll.ts), so that a way back leads to the painted screen. */
let depth = 0
const numberEntry = () => {
  if (history.state !== null) return
  const key = crypto.getRandomValues(new Uint32Array(1)).toString()
  history.replaceState({ key, depth }, '')
  depth += 1
}
numberEntry()
addEventListener('hashchange', numberEntry)

const { hash } = location
const painting = new AbortController()
const foyerAdopts = (): boolean => {
  painting.abort()
  removeEventListener('hashchange', numberEntry)
  // from now on a script that fails is none of the client's own, such as the collector's where it is blocked
  removeEventListener('error', scriptFailed, true)
  // of the painted tabs; a screen that has tabs sets it again
  delete document.documentElement.dataset.tabs
  const { dataset } = document.getElementById('app') as HTMLElement
  if (dataset.painted === document.documentElement.lang && location.hash === hash) return true
  delete dataset.painted
  return false
}
Object.assign(globalThis, { foyerAdopts })

const [path, query = ''] = hash.slice(1).split(/\?(.*)/s)
const frame = frames[path || '/']?.()
if (frame) {
  // inside the firm's apps, calls go through the app (N2)
  const isInApp = userAgent().includes(__APP_MARKER__)
  // other screens do not read the storage, which takes a slow phone 4 ms
  const { visitor } = frame
  const isPlain = (frame.data || visitor !== undefined) && !isInApp && isPlainVisitor()
  // Calls start before files, because a browser sends six requests at once and the others in order.
  const first =
    // a worker has the documents stored, also for a page without a network
    frame.data && isPlain && hasOnlyCode(frame.early, query) && !navigator.serviceWorker?.controller
      ? fetchView(
          `${firstViewFolder}/${__PAINTER__}${path || '/'}?language=${language}&${query}`,
          'application/json',
        ).then((response) => response.json() as Promise<FirstView>)
      : undefined
  if (!isInApp && document.getElementById('config')?.textContent?.startsWith('{')) {
    const { api } = jsonOf('config').hosts
    // a painted view is adopted with the documents from which it was rendered
    const inlined = first ? {} : jsonOf('early')
    const paths = earlyPaths(frame.early, query)
    const foyerEarly = paths.map((path) => startEarly(api, path, first, inlined[path]))
    // the documents that arrived without a request of their own (platform/offline.ts)
    const foyerUnrequested = first ? paths.map((path) => api + path) : []
    Object.assign(globalThis, { foyerEarly, foyerUnrequested })
  }
  const view =
    visitor !== undefined && isPlain && isLike(visitor, query)
      ? fetchView(`assets${path}.${language}-${__PAINTER__}.txt`, 'text/plain', { signal: painting.signal })
          .then((response) => response.text())
          // the way back from the sign-in has the address
          .then((html) => (visitor ? html.replaceAll(idOf(visitor), idOf(query)) : html))
      : first?.then(({ html }) => html)
  const root = document.getElementById('app')
  // Present when the chunk looks for it, so that the chunk does not wait. A style sheet added by script does not block
  // painting.
  const sheets = frame.styles.map((href) => fetchEarly('stylesheet', href))
  const sheet = sheets.at(-1)
  // The entry, which the page itself requests, gets the bandwidth first: the scripts are fetched after the small files
  // and arrive while the entry runs.
  const fetchScripts = () => {
    for (const href of [...frame.texts.map((file) => `${file}.${language}.js`), ...frame.scripts])
      fetchEarly('modulepreload', href)
  }
  if (sheet) sheet.onload = sheet.onerror = fetchScripts
  else fetchScripts()
  const theme = frame.themes?.[codeIn(query, 'code') ?? '']
  if (theme) document.documentElement.dataset.campaign = theme
  const [title = '', lead = ''] = frame.text[column] ?? []
  // a code that was sent is restored by the client
  const whole = frame.whole && !hasPendingCode() ? frame.whole[column] : undefined
  const own = `href="#${path || '/'}"`
  const links = isInApp ? '' : (tabs()[column] ?? '')
  const hasTabs = links.includes(own)
  if (root && whole) paint(root, whole)
  else if (root)
    root.innerHTML =
      frameHtml(frame.kind, title, lead, inLanguage(brandName, language), __BACK__[column] ?? '') +
      (hasTabs ? links.replace(own, `${own} aria-current="page"`) : '')
  if (hasTabs) document.documentElement.dataset.tabs = ''
  if (root) keepEarlyActs(root)
  // a failure leaves the frame
  if (root && view) void paintVisitor(root, view, sheets).catch(() => undefined)
}
// last, because it computes the styles of the whole page, which would be computed again after a change
applyTheme(stored(appearanceKey), matchMedia('(prefers-color-scheme: dark)').matches)
