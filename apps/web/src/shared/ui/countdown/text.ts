import { table } from '../../text/table.ts'

export const text = table({
  days: ['天', '日', 'Days'],
  hours: ['时', '時', 'Hours'],
  minutes: ['分', '分', 'Minutes'],
  seconds: ['秒', '秒', 'Seconds'],
  day: ['{n}天', '{n} 日', '{n} day'],
  hour: ['{n}小时', '{n} 小時', '{n} hour'],
  minute: ['{n}分钟', '{n} 分鐘', '{n} minute'],
  dayMany: ['{n}天', '{n} 日', '{n} days'],
  hourMany: ['{n}小时', '{n} 小時', '{n} hours'],
  minuteMany: ['{n}分钟', '{n} 分鐘', '{n} minutes'],
  left: ['还剩{time}', '尚餘 {time}', '{time} left'],
  lastMinute: ['不到 1 分钟', '不足 1 分鐘', 'Less than a minute left'],
  over: ['时间已到', '時間已到', 'Time is up'],
})

/** Stands between two units. */
export const between = { 'zh-CN': '', 'zh-HK': ' ', 'en-US': ', ' } as const
