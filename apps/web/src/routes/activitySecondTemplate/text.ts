import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['任务活动', '任務活動', 'About this activity'],
  lead: [
    '每项任务的时间、规则与风险，都写在您开始之前。',
    '每項任務的時間、規則與風險，都寫在您開始之前。',
    'Dates, rules and risks of each task, stated before you begin.',
  ],
  tasks: ['任务', '任務', 'Tasks'],
  progress: ['已完成 {done} / {all}', '已完成 {done} / {all}', '{done} of {all} done'],
  locked: ['未开放', '未開放', 'Locked'],
  open: ['可完成', '可完成', 'Open'],
  done: ['已完成', '已完成', 'Done'],
  sold_out: ['名额已满', '名額已滿', 'Fully taken'],
  ended: ['已结束', '已結束', 'Ended'],
  upcoming: ['即将开始', '即將開始', 'Coming up'],
  opens: ['{time} 开始', '{time} 開始', 'Opens {time} HKT'],
  closes: ['{time} 截止', '{time} 截止', 'Until {time} HKT'],
  closed: ['{time} 已截止', '{time} 已截止', 'Closed {time} HKT'],
  previous: ['完成前一项任务后开放', '完成前一項任務後開放', 'Opens once the task before is done'],
  left: [
    '尚余 {remaining} / {total} 个名额',
    '尚餘 {remaining} / {total} 個名額',
    '{remaining} of {total} places left',
  ],
  reference: ['参考编号 {reference} · {time}', '參考編號 {reference} · {time}', 'Reference {reference} · {time} HKT'],
})
