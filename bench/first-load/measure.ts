import type { Browser } from '@playwright/test'

export interface Subject {
  name: string
  url: string
  /** selector of the element that makes the page usable */
  usable: string
  /** the element is a field and must also accept a key */
  types?: boolean
  /** localStorage values from an earlier visit */
  stored?: Readonly<Record<string, string>>
  /** milliseconds to observe after the page is usable; defaults to `settle` */
  watched?: number
  /** localStorage key that must exist at the end */
  leaves?: string
}

/** Milliseconds since navigation; bytes on the wire until the page was usable. */
export interface Figures {
  scriptBytes: number
  fcp: number
  lcp: number
  usable: number
  tbt: number
  cls: number
}

interface Probe {
  lcp: number
  fcp: number
  cls: number
  tbt: number
  usable: number
}

const slow4g = { offline: false, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, latency: 150 }
const settle = 1_500

/** Runs in the page before anything else. */
const probe = ({ usable, types }: { usable: string; types: boolean }) => {
  const seen: Probe = { lcp: 0, fcp: 0, cls: 0, tbt: 0, usable: 0 }
  Object.assign(globalThis, { foyerProbe: seen })
  const observe = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) each(entry)
    }).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value
  })
  observe('longtask', (entry) => {
    if (entry.startTime >= seen.fcp) seen.tbt += Math.max(0, entry.duration - 50)
  })
  const look = () => {
    const element = document.querySelector<HTMLElement>(usable)
    if (!element) return requestAnimationFrame(look)
    if (!types) {
      seen.usable = performance.now()
      return
    }
    element.focus()
    document.execCommand('insertText', false, '5')
    const usableAt = performance.now()
    requestAnimationFrame(() => {
      // a field that React has not hydrated yet loses the digit by the next frame
      if ((element as HTMLInputElement).value.endsWith('5')) seen.usable = usableAt
      else look()
    })
  }
  requestAnimationFrame(look)
}

/** Measures one visit without cache. */
export const measure = async (browser: Browser, subject: Subject): Promise<Figures> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript((stored) => Object.assign(localStorage, stored), subject.stored ?? {})
  await page.addInitScript(probe, { usable: subject.usable, types: subject.types ?? false })
  await page.goto(subject.url, { waitUntil: 'commit' })
  // Polls rarely, because each check costs the throttled page time: the first one would cost 50 ms before the page's
  // own scripts.
  await page.waitForTimeout(settle)
  await page.waitForFunction(() => (globalThis as unknown as { foyerProbe: Probe }).foyerProbe.usable > 0, undefined, {
    timeout: 60_000,
    polling: 1_000,
  })
  await page.waitForTimeout(subject.watched ?? settle)
  const { leaves } = subject
  if (leaves && !(await page.evaluate((name) => name in localStorage, leaves)))
    throw new Error(`${subject.name}: localStorage has no ${leaves}`)
  const figures = await page.evaluate(() => {
    const seen = (globalThis as unknown as { foyerProbe: Probe }).foyerProbe
    const scripts = performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js')) as PerformanceResourceTiming[]
    const before = scripts.filter((entry) => entry.responseEnd <= seen.usable)
    return { ...seen, scriptBytes: before.reduce((sum, entry) => sum + entry.encodedBodySize, 0) }
  })
  await context.close()
  return figures
}
