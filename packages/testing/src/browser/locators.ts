import { type Locator, locators } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** for what has no role and no words of its own; a role or a label comes first */
    getByCss: (selector: string) => Locator
  }
}

const getByCss = (selector: string) => `css=${selector}`
locators.extend({ getByCss })
