/** The tracker without the browser's platform, for hosts with a platform of their own. */
export type { Consent, TrackerConfig } from './config.ts'
export { createTracker } from './create-tracker.ts'
export type { Fetch, Platform } from './platform.ts'
export type { Readiness } from './readiness.ts'
export type { DebugReport } from './senders/debug.ts'
export type { GivenProperties, ItemType, ProfileType, Tracker } from './tracker.ts'
