import { type Locator, page } from 'vitest/browser'
import * as styles from '../swiper.module.css'

export const swiper = (name: string): Locator => page.getByRole('region', { name, exact: true })
/** The slide that is in view, or moving into view. */
export const shown = (of: Locator): Locator => of.getByCss(`.${styles.swiperSlide}:not([inert])`)

/** Distance of the chosen slide from its final position, in CSS pixels. */
export const offset = (of: Locator): number => {
  const left = (selector: string) => of.element().querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN
  return Math.abs(left(`.${styles.swiperSlide}:not([inert])`) - left(`.${styles.swiperViewport}`))
}
