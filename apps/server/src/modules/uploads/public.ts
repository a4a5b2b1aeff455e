/** What other modules may use of `uploads`. */
export { bodyDeadline } from './rules.ts'
export { attachUpload } from './uploads.ts'
