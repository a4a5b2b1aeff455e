import { stayDelay, staySecondsMax } from '@foyer/contract/tracking-limits'
import { cleanAddress } from './addresses.ts'
import type { Page } from './page.ts'
import type { Facts } from './page-facts.ts'
import { redact } from './redaction.ts'

/** T4: `$WebClick` for what is pressed. */
export const watchPresses = (page: Page, parameters: readonly string[], emit: (facts: Facts) => void): void =>
  page.onPress(({ type, id, className, text, selector, href, x, y }) =>
    emit({
      $element_type: type,
      $element_id: id,
      $element_class_name: className,
      $element_content: redact(text),
      $element_selector: selector,
      $element_target_url: href && cleanAddress(href, parameters),
      $page_x: x,
      $page_y: y,
    }),
  )

/** T15: `$WebStay` for each place of a page where somebody rested for more than four seconds, told as they move on. */
export const stays = (page: Page, now: () => number, emit: (facts: Facts) => void) => {
  let place = page.measures().viewportPosition
  let since = now()
  /** what ends a rest: another place, or `isOver` */
  const moved = (isOver: boolean, facts: Facts = {}): void => {
    const next = page.measures().viewportPosition
    if (next === place && !isOver) return
    const rested = now() - since
    if (rested > stayDelay)
      emit({ ...facts, $viewport_position: place, event_duration: Math.min(rested / 1_000, staySecondsMax) })
    place = next
    since = now()
  }
  page.onScroll(() => moved(false))
  return {
    /** `facts`: of the page it was on, where the address says another by now */
    end: (facts?: Facts) => moved(true, facts),
    /** what was before does not count: the page was hidden, or is another one */
    restart(): void {
      place = page.measures().viewportPosition
      since = now()
    },
  }
}
