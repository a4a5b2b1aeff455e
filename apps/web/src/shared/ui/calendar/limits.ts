import { calendarMonthsAhead } from '@foyer/contract/limits'
import { addMonths, type Day } from './day.ts'

/** K3: from `min`, or today, to `max`, but never more than six months after today. */
export const limitsOf = ({ today, min = today, max }: { today: Day; min?: Day; max?: Day }) => {
  const furthest = addMonths(today, calendarMonthsAhead)
  return { min, max: max !== undefined && max < furthest ? max : furthest }
}
