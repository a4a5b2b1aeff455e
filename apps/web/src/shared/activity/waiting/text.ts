import { table } from '../../text/table.ts'

export const text = table({
  announced: ['参加需要排队', '參加需要輪候', 'You join through a queue'],
  announcedWhy: [
    '{time}（香港时间）起可以排队。开始前到达的人，次序由抽签决定。',
    '{time}（香港時間）起可以輪候。開始前到達的人，次序由抽籤決定。',
    'The queue opens {time} HKT. The order of all who come before the start is drawn by lot.',
  ],
  signIn: [
    '登录后才能取得排队位置，每人一个。',
    '登入後才能取得輪候位置，每人一個。',
    'Sign in to get a place in the queue. Each person has one.',
  ],
  entering: ['正在取得您的排队位置', '正在取得您的輪候位置', 'Getting your place in the queue'],
  early: ['您已有排队位置', '您已有輪候位置', 'You have a place in the queue'],
  earlyWhy: [
    '次序将于 {time}（香港时间）抽签决定，早到不会更靠前。',
    '次序將於 {time}（香港時間）抽籤決定，早到不會更靠前。',
    'The order is drawn at {time} HKT. Coming earlier than that brings no advantage.',
  ],
  stays: [
    '您可以离开，位置会保留，换一部手机也一样。',
    '您可以離開，位置會保留，換一部手機亦一樣。',
    'You can leave. Your place stays yours, also on another phone.',
  ],
  waiting: ['您前面有 {n} 人', '您前面有 {n} 人', '{n} people are ahead of you'],
  next: ['下一位就是您', '下一位就是您', 'You are next'],
  minutes: ['预计等候约 {n} 分钟。', '預計輪候約 {n} 分鐘。', 'The wait is about {n} min.'],
  underMinute: ['预计等候不到一分钟。', '預計輪候不到一分鐘。', 'The wait is less than a minute.'],
  paused: ['暂停放行，请稍候。', '暫停放行，請稍候。', 'The queue is paused for the moment.'],
  scarce: ['轮到您之前，名额可能已满。', '輪到您之前，名額可能已滿。', 'All places may be gone before your turn.'],
  turn: ['轮到您了', '輪到您了', 'It is your turn'],
  turnWhy: ['请在 {time}（香港时间）前参加。', '請在 {time}（香港時間）前參加。', 'You can join until {time} HKT.'],
  missed: ['已过了您的时间', '已過了您的時間', 'Your turn has passed'],
  missedWhy: [
    '您可以重新排队，新的位置在所有人之后。',
    '您可以重新輪候，新的位置在所有人之後。',
    'You can get a new place, behind everybody who waits.',
  ],
  again: ['重新排队', '重新輪候', 'Get a new place'],
  failed: ['未能查询您的排队位置', '未能查詢您的輪候位置', 'We could not check your place'],
  failedWhy: [
    '位置仍然保留，我们会再次查询。',
    '位置仍然保留，我們會再次查詢。',
    'Your place is still yours. We check it again shortly.',
  ],
  retry: ['立即查询', '立即查詢', 'Check now'],
})
