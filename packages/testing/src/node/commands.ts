import { join } from 'node:path'
import type { Route } from '@playwright/test'
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node'
import { answerOf } from './endpoints.ts'
import { noteExpense } from './spent.ts'

/** The Playwright commands that a browser test may use on its page. */
const emulateMedia: BrowserCommand<
  [
    media: {
      colorScheme?: 'light' | 'dark'
      reducedMotion?: 'reduce' | 'no-preference'
      forcedColors?: 'active' | 'none'
    },
  ]
> = async ({ page }, media) => page.emulateMedia(media)

const mouse: BrowserCommand<[act: 'move' | 'down' | 'up' | 'wheel', x?: number, y?: number]> = async (
  { page },
  act,
  x = 0,
  y = 0,
) => {
  if (act === 'down' || act === 'up') return page.mouse[act]()
  await page.mouse[act](x, y)
}

interface FileAnswer {
  contentType: string
  body: string
}
const files = new WeakMap<
  BrowserCommandContext['page'],
  Map<string, (answer: FileAnswer | 'fails' | 'hangs' | 'passes') => Promise<void>>
>()

/**
 * Sets the reply to a file that the page requests outside `fetch`, such as a picture; a hanging request gets the next
 * reply. The browser caches nothing for a page with a route, so the route ends as soon as requests pass: every later
 * file of tests would load all modules again.
 */
const answerFile: BrowserCommand<[path: string, answer: FileAnswer | 'fails' | 'hangs' | 'passes']> = async (
  { page },
  path,
  answer,
) => {
  const known: NonNullable<ReturnType<typeof files.get>> = files.get(page) ?? new Map()
  files.set(page, known)
  const change = known.get(path)
  if (change) return change(answer)
  if (answer === 'passes') return
  let now: typeof answer | 'passes' = answer
  let waiting: Route[] = []
  const settle = async (route: Route): Promise<void> => {
    if (now === 'hangs') waiting.push(route)
    else if (now === 'fails') await route.abort()
    else if (now === 'passes') await route.fallback()
    else await route.fulfill(now)
  }
  const pattern = `**${path}`
  known.set(path, async (next) => {
    now = next
    const left = waiting
    waiting = []
    await Promise.all(left.map(settle))
    if (next !== 'passes') return
    known.delete(path)
    await page.unroute(pattern, settle)
  })
  await page.route(pattern, settle)
}

/** A touch continues from one command to the next, so its session has to continue as well. */
const sessions = new WeakMap<
  BrowserCommandContext['page'],
  ReturnType<BrowserCommandContext['context']['newCDPSession']>
>()
const sessionOf = ({ page, context }: BrowserCommandContext) => {
  const session = sessions.get(page) ?? context.newCDPSession(page)
  sessions.set(page, session)
  return session
}

const touch: BrowserCommand<
  [type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: { x: number; y: number }[]]
> = async (context, type, touchPoints) => {
  const session = await sessionOf(context)
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Sends the three events at once: the page answers each of them only after its next frame. */
const clickAt: BrowserCommand<[x: number, y: number]> = async (context, x, y) => {
  const session = await sessionOf(context)
  const pressed = { x, y, button: 'left', clickCount: 1 } as const
  await Promise.all([
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y }),
    session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...pressed }),
    session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...pressed }),
  ])
}

/** Seconds between two taps of one command. */
const betweenTaps = 0.1

/** Sends all events at once with explicit times, so that a busy machine does not change the interval of the taps. */
const taps: BrowserCommand<[by: 'finger' | 'mouse', at: { x: number; y: number }, count: number]> = async (
  context,
  by,
  at,
  count,
) => {
  const session = await sessionOf(context)
  const begun = Date.now() / 1000 - count * betweenTaps
  const sent = Array.from({ length: count }, (_, nth) => {
    const timestamp = begun + nth * betweenTaps
    if (by === 'mouse') {
      const button = { button: 'left', clickCount: nth + 1, timestamp, ...at } as const
      return [
        session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button }),
        session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }),
      ]
    }
    return [
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp }),
    ]
  })
  await Promise.all(sent.flat())
}

const inputMethod: BrowserCommand<[act: 'compose' | 'commit', text: string]> = async (context, act, text) => {
  const session = await sessionOf(context)
  if (act === 'commit') await session.send('Input.insertText', { text })
  else await session.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}
/** Includes requests of modules, which the browser itself fetches. */
const blockRequests: BrowserCommand<[part: string]> = async (context, part) => {
  await context.page.route(`**/*${part}*`, (route) => route.abort())
  // another test file may have fetched the same
  await (await sessionOf(context)).send('Network.clearBrowserCache')
}
const unblockRequests: BrowserCommand<[part: string]> = async ({ page }, part) => page.unroute(`**/*${part}*`)

const pictures = join(import.meta.dirname, '../../../../pictures/each')
const picture: BrowserCommand<[name: string]> = async ({ page, iframe }, name) => {
  const box = await iframe.owner().boundingBox()
  await page.screenshot({ path: join(pictures, name), animations: 'disabled', ...(box && { clip: box }) })
}

/** Returns the view as a PNG in base64, for a test that looks at its pixels. */
const shot: BrowserCommand<[]> = async ({ page, iframe }) => {
  const box = await iframe.owner().boundingBox()
  return (await page.screenshot({ ...(box && { clip: box }) })).toString('base64')
}

const checkAnswer: BrowserCommand<[method: string, path: string, data: unknown]> = (_, method, path, data) =>
  answerOf(method, path, data)

const spentOpening: BrowserCommand<[ms: number]> = (_, ms) => noteExpense('opening screens', ms)

export const commands = {
  emulateMedia,
  mouse,
  clickAt,
  touch,
  taps,
  inputMethod,
  blockRequests,
  unblockRequests,
  answerFile,
  picture,
  shot,
  checkAnswer,
  spentOpening,
}

type Arguments<Command> = Command extends BrowserCommand<infer Given> ? Given : never

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** emulates preferences of the device for the page */
    emulateMedia(...given: Arguments<typeof emulateMedia>): Promise<void>
    /** moves, presses, releases or scrolls a real mouse; coordinates of the page, pixels for the wheel */
    mouse(...given: Arguments<typeof mouse>): Promise<void>
    /** a click of the real mouse; coordinates of the page */
    clickAt(...given: Arguments<typeof clickAt>): Promise<void>
    /** a real touch event; coordinates of the page */
    touch(...given: Arguments<typeof touch>): Promise<void>
    /** several taps in quick succession by a real finger or mouse; coordinates of the page */
    taps(...given: Arguments<typeof taps>): Promise<void>
    /** composes a text in the focused field as an input method does, or inserts the chosen text */
    inputMethod(...given: Arguments<typeof inputMethod>): Promise<void>
    /** makes requests whose address contains `part` fail, until they are unblocked */
    blockRequests(...given: Arguments<typeof blockRequests>): Promise<void>
    unblockRequests(...given: Arguments<typeof unblockRequests>): Promise<void>
    /** a picture of what the page shows now, under `pictures/each` */
    picture(...given: Arguments<typeof picture>): Promise<void>
    /** the view as a PNG in base64 */
    shot(...given: Arguments<typeof shot>): Promise<string>
    /** records the milliseconds that opening a screen took */
    spentOpening(...given: Arguments<typeof spentOpening>): Promise<void>
    /**
     * sets the reply to a file that the page requests outside `fetch`, such as a picture; a hanging request gets the
     * next reply
     */
    answerFile(...given: Arguments<typeof answerFile>): Promise<void>
    /** the body with which the server would reply, or why it never would */
    checkAnswer(...given: Arguments<typeof checkAnswer>): Promise<ReturnType<typeof answerOf>>
  }
}
