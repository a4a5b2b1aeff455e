/** What other code may use of `care`. */
export { refusalRecorder } from './refusals.ts'
