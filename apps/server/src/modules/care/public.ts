/** What other code may use of `care`. */
export { personsById } from './person.ts'
export { openRate, revealRate } from './rates.ts'
export { refusalRecorder } from './refusals.ts'
export { auditEvents, events } from './timeline-events.ts'
