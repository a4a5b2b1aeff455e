import type { Page } from '@playwright/test'

/** Holds back all scripts of the client until the returned function is called. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}
