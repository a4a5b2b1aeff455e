import { brand } from '@foyer/api/brand'

/** Gives the page the colours of the brand as variables. CSSOM sets them, because the page's policy allows no inline style. */
export const setBrandColours = (): void => {
  const { style } = document.documentElement
  for (const theme of ['light', 'dark'] as const) {
    style.setProperty(`--brand-${theme}`, brand.colours[theme].brand)
    style.setProperty(`--brand-soft-${theme}`, brand.colours[theme].brandSoft)
    style.setProperty(`--on-brand-${theme}`, brand.colours[theme].onBrand)
    style.setProperty(`--hero-${theme}`, brand.colours[theme].hero)
    style.setProperty(`--accent-${theme}`, brand.colours[theme].accent)
  }
}
