import { table } from '../text/table.ts'

export const text = table({
  call: ['致电 {hotline}', '致電 {hotline}', 'Call {hotline}'],
  hours: ['{hours}（香港时间）', '{hours}（香港時間）', '{hours}, Hong Kong time'],
  about: ['投诉途径与官方网址', '投訴途徑與官方網址', 'Complaints and official addresses'],
})
