import { table } from '../text/table.ts'

/** Texts of the deadlines of a reward. */
export const text = table('shared/rewards')
