/** What other modules may use of `inbox`. */
export { notifyInBatches } from './notify-in-batches.ts'
export { noticeRows } from './relations.ts'
