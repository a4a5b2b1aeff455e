/** What other modules may use of `addresses`. */
export { sendableAddress } from './address.ts'
export { areaNames } from './areas.ts'
