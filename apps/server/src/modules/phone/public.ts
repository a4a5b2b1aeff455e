/** What other modules may use of `phone`. */
export { refuseWhileCooling } from './cooling.ts'
