import { pageLoadSecondsMax } from '@foyer/protocol/tracking/limits'
import { stays, watchPresses } from './page/heat-map.ts'
import type { Page } from './page/page.ts'
import type { Facts } from './page/page-facts.ts'
import { pageLeave, pageSilence } from './page/page-leave.ts'
import type { Platform } from './platform.ts'
import type { GivenProperties } from './tracker.ts'

/** What the automatic events need. */
export interface Automatic {
  readonly parameters: readonly string[]
  readonly factsNow: () => Facts
  /** whether clicks and stays are currently collected */
  readonly isHeatMapOn: () => boolean
  readonly emit: (name: string, facts: GivenProperties, time?: number) => void
  /** the page may be about to close */
  readonly onHide: () => void
}

/** Starts the automatic events `$WebPageLeave`, `$WebPageLoad`, `$WebClick` and `$WebStay` (T3, T4, T12, T15). */
export const automaticEvents = (platform: Platform, page: Page, options: Automatic) => {
  const { emit, factsNow, isHeatMapOn } = options
  const leaving = pageLeave(platform, factsNow, (facts, time) => emit('$WebPageLeave', facts, time))
  const staying = stays(page, platform, (facts) => {
    if (isHeatMapOn()) emit('$WebStay', facts)
  })
  watchPresses(page, options.parameters, (facts) => {
    if (isHeatMapOn()) emit('$WebClick', facts)
  })
  page.onLoad((seconds) => {
    if (seconds > 0 && seconds <= pageLoadSecondsMax) emit('$WebPageLoad', { event_duration: seconds })
  })
  const end = (): void => {
    const facts = leaving.noted()
    if (facts) staying.end(facts)
    leaving.leave()
  }
  page.onHide(() => {
    leaving.note()
    end()
    options.onHide()
  })
  page.onShow(() => {
    staying.restart()
    leaving.enter()
  })
  leaving.recover()
  platform.after(pageSilence, leaving.recover)
  leaving.enter()
  return {
    /** the page is now another one, with the facts `known` */
    replaced(known: GivenProperties): void {
      end()
      leaving.enter(known)
    },
    settled: leaving.note,
    /** consent was withdrawn */
    stop: leaving.stop,
    resume: leaving.resume,
  }
}
