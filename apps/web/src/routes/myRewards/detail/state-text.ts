import { table } from '../../../shared/text/table.ts'

/** The meaning of each state for the person who has the reward. */
export const text = table('routes/myRewards/detail/state-text')
