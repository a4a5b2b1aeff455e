import type { Browser, Page } from '@playwright/test'
import { built } from '../../apps/web/build/built-selector.ts'

interface Probe {
  /** set before each run: the expected text of the first row */
  expected: string
  /** when the expected content was on the screen, in the page's milliseconds; 0 until then */
  painted: number
  tapped: number
}
const regions = 245

/** Runs in the page before anything else. A run's clock starts at the event itself, not when its handlers run. */
const probe = () => {
  const seen: Probe = { expected: '', painted: 0, tapped: 0 }
  Object.assign(globalThis, { foyerProbe: seen })
  const isThere = () => {
    const row = document.querySelector<HTMLElement>('dialog[open] [role=listbox]:not([hidden]) [role=option]')
    return row !== null && row.offsetHeight > 0 && (row.textContent ?? '').includes(seen.expected)
  }
  /** A task that is posted in a frame's callback runs once that frame is painted. */
  const afterPaint = (done: () => void) => {
    const channel = new MessageChannel()
    channel.port1.onmessage = done
    channel.port2.postMessage(undefined)
  }
  const look = () => {
    if (isThere()) afterPaint(() => Object.assign(seen, { painted: performance.now() }))
    else requestAnimationFrame(look)
  }
  Object.assign(globalThis, { foyerAwait: () => requestAnimationFrame(look) })
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element && event.target.closest('[aria-haspopup="dialog"]'))) return
      seen.tapped = event.timeStamp
      requestAnimationFrame(look)
    },
    true,
  )
}

type InPage = typeof globalThis & { foyerProbe: Probe; foyerAwait: () => void }

/**
 * A page and its simulated slow phone. `slowly` waits until the page is idle before it throttles, because a throttled
 * page is never idle.
 */
interface Subject {
  page: Page
  slowly: <T>(run: () => Promise<T>) => Promise<T>
}

/**
 * Opens the sign-in screen and waits until the selector's code and list are loaded, which the button shows by naming
 * the region.
 */
export const openWarm = async (browser: Browser, url: string, rest: () => Promise<void>): Promise<Subject> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(probe)
  await page.goto(`${url}/?lang=zh-HK#/loginPage`)
  await page.locator(built('.area-code-button[aria-label*="香港"]')).waitFor()
  const devtools = await context.newCDPSession(page)
  const slowly: Subject['slowly'] = async (run) => {
    await rest()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const result = await run()
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return result
  }
  return { page, slowly }
}

const expecting = (page: Page, expected: string) =>
  page.evaluate((text) => Object.assign((globalThis as InPage).foyerProbe, { expected: text, painted: 0 }), expected)
const painted = async (page: Page): Promise<Probe> => {
  await page.waitForFunction(() => (globalThis as InPage).foyerProbe.painted > 0)
  return page.evaluate(() => (globalThis as InPage).foyerProbe)
}
const open = async (page: Page): Promise<number> => {
  await expecting(page, '')
  await page.locator(built('.area-code-button')).tap()
  const { painted: at, tapped } = await painted(page)
  // the rows after the first screen are part of the list too
  await page.waitForFunction((least) => document.querySelectorAll('[role=option]').length > least, regions)
  return at - tapped
}

/** Returns the milliseconds from the tap on the button until the list is on the screen. */
export const measureTaps = async ({ page, slowly }: Subject, runs: number): Promise<number[]> => {
  const times: number[] = []
  for (let i = 0; i < runs; i++) {
    times.push(await slowly(() => open(page)))
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
  }
  return times
}

/** Search texts and the expected text of their first row. */
const searches = [
  ['japan', '日本'],
  ['852', '香港'],
  ['guinea', '幾內亞'],
  ['44', '英國'],
  ['新加坡', '新加坡'],
  ['1', '美國'],
  ['ireland', '愛爾蘭'],
  ['61', '澳洲'],
  ['france', '法國'],
  ['853', '澳門'],
] as const

/** Returns the milliseconds from the last byte of a search's answer until its rows are on the screen. */
export const measureAnswers = async ({ page, slowly }: Subject, runs: number): Promise<number[]> => {
  const times: number[] = []
  await open(page)
  const field = page.getByRole('dialog').getByRole('combobox')
  for (let i = 0; i < runs; i++) {
    const [text, first] = searches[i % searches.length] ?? ['', '']
    const at = await slowly(async () => {
      await expecting(page, first)
      await page.evaluate(() => {
        performance.clearResourceTimings()
        ;(globalThis as InPage).foyerAwait()
      })
      await field.fill(text)
      return (await painted(page)).painted
    })
    const answered = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      return entries.find(({ name }) => name.includes('aggregatedSearch'))?.responseEnd
    })
    if (answered === undefined) throw new Error(`no answer was seen for ${text}`)
    times.push(at - answered)
  }
  return times
}
