const duration = 200
const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)'

/** Brings the chosen tab to the middle of a list that scrolls, and lets its mark come from where the last one stood. */
export const slide = (list: HTMLElement, chosen: HTMLElement, last: HTMLElement | undefined): void => {
  // the first stands at the start by itself; to measure it would lay the screen out before it is drawn
  if (!last && chosen === list.firstElementChild) return
  const still = !last || last === chosen || matchMedia('(prefers-reduced-motion: reduce)').matches
  const left = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2
  list.scrollTo({ left, behavior: still ? 'instant' : 'smooth' })
  if (still) return
  const from = `translateX(${last.offsetLeft - chosen.offsetLeft}px) scaleX(${last.offsetWidth / chosen.offsetWidth})`
  chosen.querySelector('.tab-mark')?.animate({ transform: [from, 'none'] }, { duration, easing })
}
