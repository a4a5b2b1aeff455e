/** What other code may use of `firm-systems`. */
export { beatWhileListening } from './heartbeat.ts'
