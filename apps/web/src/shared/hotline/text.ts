import { table } from '../text/table.ts'

export const text = table({
  call: ['致电 {hotline}', '致電 {hotline}', 'Call {hotline}'],
})
