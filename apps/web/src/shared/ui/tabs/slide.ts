import * as styles from './tabs.module.css'

const duration = 200
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Scrolls the selected tab to the middle of its list, and animates the mark from the previously selected tab. */
export const slide = (list: HTMLElement, chosen: HTMLElement, last: HTMLElement | undefined): void => {
  // The first tab is at the start already. Measuring it would force a layout before the first paint.
  if (!last && chosen === list.firstElementChild) return
  const still = !last || last === chosen || matchMedia('(prefers-reduced-motion: reduce)').matches
  const left = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2
  list.scrollTo({ left, behavior: still ? 'instant' : 'smooth' })
  if (still) return
  const from = `translateX(${last.offsetLeft - chosen.offsetLeft}px) scaleX(${last.offsetWidth / chosen.offsetWidth})`
  chosen.querySelector(`.${styles.tabMark}`)?.animate({ transform: [from, 'none'] }, { duration, easing })
}
