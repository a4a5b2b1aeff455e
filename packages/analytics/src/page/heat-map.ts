import { heatMapRefresh, stayDelay, staySecondsMax } from '@foyer/contract/tracking-limits'
import type { Platform } from '../platform.ts'
import type { GivenProperties } from '../tracker.ts'
import { cleanAddress } from './addresses.ts'
import type { Page } from './page.ts'
import type { Facts } from './page-facts.ts'
import { redact } from './redaction.ts'

/** T4: `$WebClick` for what is pressed. */
export const watchPresses = (page: Page, parameters: readonly string[], emit: (facts: Facts) => void): void =>
  page.onPress((pressed) =>
    emit({
      ...pressed,
      $element_content: redact(pressed.$element_content),
      $element_target_url: cleanAddress(pressed.$element_target_url, parameters),
    }),
  )

/**
 * T15: `$WebStay` for each place of a page where somebody rested for more than four seconds, told as they move on. While they
 * scroll it is looked once a second where they are: each look lays the page out.
 */
export const stays = (
  page: Page,
  { now, after }: Pick<Platform, 'now' | 'after'>,
  emit: (facts: GivenProperties) => void,
) => {
  let place = page.position()
  let since = now()
  let waiting: unknown
  /** what ends a rest: another place, or `isOver` */
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
    /** `facts`: of the page it was on, as the address may say another by now */
    end: (facts: GivenProperties) => moved(true, facts),
    /** what was before does not count: the page was hidden, or is another one */
    restart(): void {
      place = page.position()
      since = now()
    },
  }
}
