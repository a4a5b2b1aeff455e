import type { Locator, Page, Route } from '@playwright/test'
import { expect, type Language } from '../../../../../../e2e/fixtures.ts'

/** The search call, whatever its text. */
export const searchCall = '**/system/areaCode/aggregatedSearch?*'
/** The search call for the whole list. */
export const listCall = '**/system/areaCode/aggregatedSearch?content='

export const areaButton = (page: Page): Locator => page.getByRole('button', { name: /\+\d+$/ })

interface Opened {
  dialog: Locator
  field: Locator
  options: Locator
  current: Locator
  heading: (name: string) => Locator
  group: (name: string) => Locator
}

/** Handles on an open selector; what is hidden behind a search counts as not there. */
export const selectorOn = (page: Page): Opened => {
  const dialog = page.getByRole('dialog')
  const list = dialog.getByRole('listbox')
  return {
    dialog,
    field: dialog.getByRole('combobox'),
    options: list.getByRole('option'),
    current: list.getByRole('option', { selected: true }),
    heading: (name) => list.getByText(name, { exact: true }),
    group: (name) => list.getByRole('group', { name, exact: true }),
  }
}

export const openSignIn = async (page: Page, language: Language, query = ''): Promise<void> => {
  await page.goto(`/?lang=${language}${query}#/loginPage`)
  await expect(areaButton(page)).toBeVisible()
}

/** Opens the sign-in screen and the selector on it. */
export const openSelector = async (page: Page, language: Language, query = ''): Promise<Opened> => {
  await openSignIn(page, language, query)
  await areaButton(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  return selectorOn(page)
}

/** Every search text that left the page from now on. */
export const searchesFrom = (page: Page): string[] => {
  const texts: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/aggregatedSearch')) texts.push(url.searchParams.get('content') ?? '')
  })
  return texts
}

/** A call held back until it is let go. */
export const heldBack = async (
  page: Page,
  pattern: string,
): Promise<{ held: () => number; letGo: () => Promise<void> }> => {
  const routes: Route[] = []
  await page.route(pattern, (route) => void routes.push(route))
  return {
    held: () => routes.length,
    letGo: async () => {
      await Promise.all(routes.splice(0).map((route) => route.continue()))
      await page.unroute(pattern)
    },
  }
}
