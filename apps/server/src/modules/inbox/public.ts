/** What other modules may use of `inbox`. */
export { addNotice, addNotices } from './add-notice.ts'
export { notifyInBatches } from './notify-in-batches.ts'
export { noticeRows } from './relations.ts'
