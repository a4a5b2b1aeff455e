/** What other modules may use of `fresh-proof`. */
export { requireFreshProof } from './require.ts'
