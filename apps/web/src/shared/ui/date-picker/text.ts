import { table } from '../../text/table.ts'

export const text = table({
  year: ['年', '年', 'Year'],
  month: ['月', '月', 'Month'],
  day: ['日', '日', 'Day'],
})
