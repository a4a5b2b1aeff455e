import { type Locator, locators } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** for elements without a role and without text; prefer a role or a label */
    getByCss: (selector: string) => Locator
  }
}

const getByCss = (selector: string) => `css=${selector}`
locators.extend({ getByCss })
