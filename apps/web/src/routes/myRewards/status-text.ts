import { table } from '../../shared/text/table.ts'

/** The names of the states, by type of reward. */
export const text = table('routes/myRewards/status-text')
