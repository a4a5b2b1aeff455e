import { type Locator, page } from 'vitest/browser'

export const swiper = (name: string): Locator => page.getByRole('region', { name, exact: true })
/** The slide that is in view, or on its way there. */
export const shown = (of: Locator): Locator => of.getByCss('.swiper-slide:not([inert])')

/** How far the slide that is chosen is from its place, in CSS pixels. */
export const offset = (of: Locator): number => {
  const left = (selector: string) => of.element().querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN
  return Math.abs(left('.swiper-slide:not([inert])') - left('.swiper-viewport'))
}
