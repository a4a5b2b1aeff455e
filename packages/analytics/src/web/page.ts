import { trackingTextMax } from '@foyer/protocol/tracking/limits'
import type { Page } from '../page/page.ts'
import { cut } from '../wire/properties.ts'
import { pressedElement } from './press.ts'
import { onRoute } from './route.ts'

const settledAtLast = 200

/** The facts and events of a document and its window. */
export const webPage = (window: Window): Page => {
  const { document, history, location, performance, screen } = window
  return {
    title: () => cut(document.title, trackingTextMax),
    // equals `location.href`, without building the text each time
    url: () => document.URL,
    referrer: () => document.referrer,
    timezoneOffset: () => new Date().getTimezoneOffset(),
    measures: () => ({
      $screen_width: screen.width,
      $screen_height: screen.height,
      $viewport_width: window.innerWidth,
      $viewport_height: window.innerHeight,
    }),
    position: () => Math.round(window.scrollY),
    isHidden: () => document.hidden,
    settled(work) {
      let isDone = false
      const once = () => {
        if (!isDone) work()
        isDone = true
      }
      window.requestAnimationFrame(() => window.requestAnimationFrame(once))
      // a hidden page gets no animation frames
      setTimeout(once, settledAtLast)
    },
    onLoad(work) {
      const report = () => {
        const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        if (entry) work(entry.loadEventStart / 1_000)
      }
      if (document.readyState === 'complete') report()
      else window.addEventListener('load', () => setTimeout(report))
    },
    onHide(work) {
      document.addEventListener('visibilitychange', () => document.hidden && work())
      window.addEventListener('pagehide', work)
    },
    onShow(work) {
      document.addEventListener('visibilitychange', () => document.hidden || work())
      window.addEventListener('pageshow', ({ persisted }) => persisted && work())
    },
    onScroll: (work) => window.addEventListener('scroll', work, { passive: true }),
    onPress: (work) =>
      document.addEventListener(
        'click',
        (event) => {
          const element = pressedElement(event)
          if (element) work(element)
        },
        { capture: true, passive: true },
      ),
    onRoute: (work) => onRoute(window, history, work),
    goTo: (url) => location.assign(url),
  }
}
