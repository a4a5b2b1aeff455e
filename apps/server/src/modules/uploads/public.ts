/** What other modules may use of `uploads`. */
export { checkLength, readBody } from './body.ts'
export { encode, pixelsOf } from './picture.ts'
export { bodyDeadline } from './rules.ts'
export { chooseScanner } from './scanners/choose.ts'
export { refuseInfected } from './scanners/scanner.ts'
export { attachUpload } from './uploads.ts'
