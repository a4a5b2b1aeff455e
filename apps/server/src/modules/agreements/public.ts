/** What other modules may use of `agreements`. */
export { currentAgreementVersions } from './agreements.ts'
