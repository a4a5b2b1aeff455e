/** What other modules may use of `configuration`. */
export { clientConfig } from './client-config.ts'
