import { heatMapRefresh, stayDelay, staySecondsMax } from '@foyer/protocol/tracking/limits'
import type { Platform } from '../platform.ts'
import type { GivenProperties } from '../tracker.ts'
import { cleanAddress } from './addresses.ts'
import type { Page } from './page.ts'
import type { Facts } from './page-facts.ts'
import { redact } from './redaction.ts'

/** T4: `$WebClick` for each press. */
export const watchPresses = (page: Page, parameters: readonly string[], emit: (facts: Facts) => void): void =>
  page.onPress((pressed) =>
    emit({
      ...pressed,
      $element_content: redact(pressed.$element_content),
      $element_target_url: cleanAddress(pressed.$element_target_url, parameters),
    }),
  )

/**
 * T15: `$WebStay` for each place of a page where the visitor stayed for more than four seconds, sent when they move on.
 * While they scroll, the position is read once a second, since each read causes a layout.
 */
export const stays = (
  page: Page,
  { now, after }: Pick<Platform, 'now' | 'after'>,
  emit: (facts: GivenProperties) => void,
) => {
  let place = page.position()
  let since = now()
  let waiting: unknown
  /** ends a stay: at another place, or with `isOver` */
  const moved = (isOver: boolean, facts?: GivenProperties): void => {
    const next = page.position()
    if (next === place && !isOver) return
    const rested = now() - since
    if (rested > stayDelay)
      emit({ ...facts, $viewport_position: place, event_duration: Math.min(rested / 1_000, staySecondsMax) })
    place = next
    since = now()
  }
  page.onScroll(() => {
    if (waiting) return
    moved(false)
    waiting = after(heatMapRefresh, () => {
      waiting = undefined
      moved(false)
    })
  })
  return {
    /** `facts`: of the page of the stay, since the address may be another one by now */
    end: (facts: GivenProperties) => moved(true, facts),
    /** earlier time does not count: the page was hidden, or is another one */
    restart(): void {
      place = page.position()
      since = now()
    },
  }
}
