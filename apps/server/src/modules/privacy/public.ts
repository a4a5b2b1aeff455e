/** What other modules may use of `privacy`. */
export { eraseLocked } from './erase.ts'
export { exportOf } from './export.ts'
