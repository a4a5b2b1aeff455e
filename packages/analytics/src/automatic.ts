import { pageLoadSecondsMax } from '@foyer/contract/tracking-limits'
import { stays, watchPresses } from './page/heat-map.ts'
import type { Page } from './page/page.ts'
import type { Facts } from './page/page-facts.ts'
import { pageLeave, pageSilence } from './page/page-leave.ts'
import type { Platform } from './platform.ts'

/** What the automatic events are told by and to. */
export interface Automatic {
  readonly parameters: readonly string[]
  readonly factsNow: () => Facts
  /** whether clicks and stays are wanted now */
  readonly isHeatMapOn: () => boolean
  readonly emit: (name: string, facts: Facts, time?: number) => void
  /** the page may go away */
  readonly onHide: () => void
}

/** `$WebPageLeave`, `$WebPageLoad`, `$WebClick` and `$WebStay` (T3, T4, T12, T15), from now on. */
export const automaticEvents = (platform: Platform, page: Page, told: Automatic) => {
  const { emit, factsNow, isHeatMapOn } = told
  const leaving = pageLeave(platform, factsNow, (facts, time) => emit('$WebPageLeave', facts, time))
  const staying = stays(page, platform, (facts) => {
    if (isHeatMapOn()) emit('$WebStay', facts)
  })
  watchPresses(page, told.parameters, (facts) => {
    if (isHeatMapOn()) emit('$WebClick', facts)
  })
  page.onLoad((seconds) => {
    if (seconds > 0 && seconds <= pageLoadSecondsMax) emit('$WebPageLoad', { event_duration: seconds })
  })
  page.onHide(() => {
    staying.end()
    leaving.leave()
    told.onHide()
  })
  page.onShow(() => {
    staying.restart()
    leaving.enter()
  })
  leaving.recover()
  platform.after(pageSilence, leaving.recover)
  leaving.enter()
  return {
    /** the address says another page by now */
    replaced(): void {
      staying.end(leaving.noted())
      leaving.leave(true)
      leaving.enter()
    },
    settled: () => leaving.note(),
    /** no consent any more: nothing is noted, and what was is forgotten */
    stop: leaving.stop,
    resume: leaving.resume,
  }
}
