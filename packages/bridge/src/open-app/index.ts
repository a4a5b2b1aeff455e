export { appOpener, type OpenAppOutcome } from './app-opener.ts'
export { browserPage, type OpenAppPage } from './page.ts'
export type { AppLinks } from './steps.ts'
