import { setTimeout as wait } from 'node:timers/promises'
import type { Phone } from '../runner/phone.ts'

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

/** Milliseconds since navigation; bytes on the wire of the scripts requested until the page was painted and usable. */
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

/** Runs in the page at the end. */
const figures = (): Figures => {
  const seen = (globalThis as unknown as { foyerProbe: Probe }).foyerProbe
  const scripts = performance
    .getEntriesByType('resource')
    .filter((entry) => entry.name.endsWith('.js')) as PerformanceResourceTiming[]
  // a painted form is usable before its scripts arrive
  const before = scripts.filter((entry) => entry.startTime <= Math.max(seen.usable, seen.fcp))
  return { ...seen, scriptBytes: before.reduce((sum, entry) => sum + entry.encodedBodySize, 0) }
}

/** Milliseconds until a page that is not usable counts as broken. */
const longestWait = 30_000

/** Measures one visit without cache. */
export const measure = async (phone: Phone, subject: Subject): Promise<Figures> => {
  const page = await phone.newPage()
  try {
    await page.beforeScripts(`Object.assign(localStorage, ${JSON.stringify(subject.stored ?? {})})`)
    await page.beforeScripts(`(${probe})(${JSON.stringify({ usable: subject.usable, types: subject.types ?? false })})`)
    await page.open(subject.url)
    // Reads rarely, because each reading costs the slowed page time.
    const from = performance.now()
    do {
      if (performance.now() - from > longestWait) throw new Error(`not usable within ${longestWait / 1_000} s`)
      await wait(settle)
    } while (!(await page.evaluate<boolean>('foyerProbe.usable > 0')))
    await wait(subject.watched ?? settle)
    const { leaves } = subject
    if (leaves && !(await page.evaluate<boolean>(`${JSON.stringify(leaves)} in localStorage`)))
      throw new Error(`${subject.name}: localStorage has no ${leaves}`)
    return await page.evaluate<Figures>(`(${figures})()`)
  } finally {
    await page.close()
  }
}
