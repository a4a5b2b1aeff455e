import { calendarMonthsAhead } from '@foyer/protocol/limits'
import { addMonths, type Day } from './day.ts'

/**
 * K3: returns the first and last day that can be chosen: `min` or today, and `max` or six months after today if
 * earlier.
 */
export const limitsOf = ({ today, min = today, max }: { today: Day; min?: Day; max?: Day }) => {
  const furthest = addMonths(today, calendarMonthsAhead)
  return { min, max: max !== undefined && max < furthest ? max : furthest }
}
