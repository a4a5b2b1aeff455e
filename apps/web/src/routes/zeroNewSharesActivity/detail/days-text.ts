import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['认购日历', '認購日曆', 'Calendar'],
  label: ['认购期间及重要日期', '認購期間及重要日期', 'Subscription days and key dates'],
})
