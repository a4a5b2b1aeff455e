import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['短信提醒', '短訊提醒', 'Reminder by text message'],
  lead: [
    '开播前 {minutes} 分钟发一条短信，不含链接，也不会用于其他推广。',
    '開播前 {minutes} 分鐘發一則短訊，不含連結，亦不會用於其他推廣。',
    'One message {minutes} minutes before it starts. It contains no link, and we send no other messages.',
  ],
  to: ['发送至 {to}', '發送至 {to}', 'Sent to {to}'],
  remind: ['提醒我', '提醒我', 'Remind me'],
  signIn: ['登录后预约提醒', '登入後預約提醒', 'Sign in for a reminder'],
  set: ['已预约，将于 {time} 提醒', '已預約，將於 {time} 提醒', 'Reminder set for {time}'],
  cancel: ['取消提醒', '取消提醒', 'Cancel the reminder'],
  sent: ['提醒已发送', '提醒已發送', 'The reminder was sent'],
  missed: [
    '提醒未能发送，请留意开播时间。',
    '提醒未能發送，請留意開播時間。',
    'The reminder could not be sent. Please note the start time.',
  ],
  late: ['即将开播，来不及提醒了。', '即將開播，未及提醒。', 'It starts very soon, so it is too late for a reminder.'],
  doneSet: ['已预约提醒', '已預約提醒', 'Reminder set'],
  doneCancelled: ['已取消提醒', '已取消提醒', 'Reminder cancelled'],
  unknown: ['不确定是否已预约', '未能確定是否已預約', 'We cannot confirm the result yet'],
})
