/** What other modules may use of `rewards`. */
export { countRewards, findReward, listRewards } from './queries.ts'
