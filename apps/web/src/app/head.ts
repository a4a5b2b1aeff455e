/**
 * The one script that runs before the bundle, inlined by build/first-paint.ts and allowed by its hash: language, theme,
 * the painted frame, and an early start for the route's chunk and its public call.
 */
import { userAgent } from '../platform/user-agent.ts'
import { brandName } from '../shared/brand-name.ts'
import type { Early } from '../shared/server/early.ts'
import { columnOf } from '../shared/text/languages.ts'
import { queryLanguage } from '../shared/text/query-language.ts'
import { settledLanguage } from '../shared/text/settled-language.ts'
import { appearanceKey } from '../shared/theme/appearance-key.ts'
import { applyTheme } from '../shared/theme/apply-theme.ts'
import { textSizeKey } from '../shared/theme/text-size-key.ts'
import { type Frame, frameHtml } from './frame.ts'

declare const __FRAMES__: Record<string, Frame>
const frames = __FRAMES__
// the client need not bring their names a second time (start.tsx)
Object.assign(globalThis, { foyerPaths: Object.keys(frames) })

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
  // the bundler's own links ask the same way; another mode would fetch the file twice
  link.crossOrigin = ''
  document.head.append(link)
  return link
}

/** A public call of the route, read as soon as it is there, so that the first screen is drawn with it (shared/server/early.ts). */
const startEarly = (api: string, path: string): Early => {
  const early: Early = {
    api,
    path,
    reply: fetch(`${api}/${path}`).then(async (response) => {
      if (response.ok) early.arrived = { document: await response.json(), at: performance.now() }
      return response
    }),
  }
  // said again to whoever waits for it
  early.reply.catch(() => undefined)
  return early
}

const foyerLanguage = settledLanguage()
Object.assign(globalThis, { foyerLanguage })
const language = queryLanguage(location) ?? foyerLanguage
document.documentElement.lang = language
const textSize = stored(textSizeKey)
if (textSize) document.documentElement.dataset.text = textSize
applyTheme(stored(appearanceKey), matchMedia('(prefers-color-scheme: dark)').matches)

const frame = frames[location.hash.replace(/^#/, '').split('?')[0] || '/']
if (frame) {
  const config = document.getElementById('config')?.textContent ?? ''
  // inside the firm's apps calls go through the app (N2)
  const isInApp = userAgent().includes(__APP_MARKER__)
  // a code that is none is left out, and with it the call
  const named = (name: string) => new RegExp(`[?&]${name}=([a-z0-9-]+)(?:&|$)`).exec(location.hash)?.[1]
  const early = frame.early.map((path) => path.replace(/\{(\w+)=?(.*)\}/, (_, name, usual) => named(name) ?? usual))
  // before any file: a browser has six requests under way and the others wait in the order they were made
  if (config.startsWith('{') && !isInApp) {
    const { api } = JSON.parse(config).hosts
    const foyerEarly = early.filter((path) => !path.endsWith('/')).map((path) => startEarly(api, path))
    Object.assign(globalThis, { foyerEarly })
  }
  // there already when the chunk looks for it, so that it does not wait; added by a script, it blocks no paint
  const sheet = frame.styles.map((href) => fetchEarly('stylesheet', href)).at(-1)
  // the entry, which the page asks for, has the line nearly to itself until small files are there: it runs while these arrive
  const fetchScripts = () => {
    for (const href of frame.scripts) fetchEarly('modulepreload', href)
  }
  if (sheet) sheet.onload = sheet.onerror = fetchScripts
  else fetchScripts()
  const [title = '', lead = ''] = frame.text[columnOf(language)] ?? []
  const root = document.getElementById('app')
  if (root) root.innerHTML = frameHtml(frame.kind, title, lead, brandName[language])
}
