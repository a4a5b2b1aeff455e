import { table } from '../../text/table.ts'

export const text = table({
  notice: ['公告', '公告', 'Notice'],
  pause: ['暂停滚动', '暫停滾動', 'Pause scrolling'],
  resume: ['继续滚动', '繼續滾動', 'Resume scrolling'],
  close: ['关闭公告', '關閉公告', 'Close notice'],
})
