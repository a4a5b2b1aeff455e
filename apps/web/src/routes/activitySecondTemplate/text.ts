import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['任务活动', '任務活動', 'Activity with tasks'],
  // as long as a real activity's lead, because the largest text of the first view must be in the HTML before scripts
  // run
  lead: [
    '投资涉及风险，请先看清每项任务的条件与条款，再开始。完成与否，都不影响您现有的服务。',
    '投資涉及風險，請先看清每項任務的條件與條款，再開始。完成與否，都不影響您現有的服務。',
    'Investment involves risk. Read the conditions and terms of every task before you begin. Your existing services stay the same whether you complete the tasks or not.',
  ],
  tasks: ['任务', '任務', 'Tasks'],
  progress: ['已完成 {done} / {all}', '已完成 {done} / {all}', '{done} of {all} done'],
  next: ['下一步', '下一步', 'Next'],
  allDone: ['全部完成', '全部完成', 'All done'],
  locked: ['未开放', '未開放', 'Locked'],
  open: ['可完成', '可完成', 'Open'],
  done: ['已完成', '已完成', 'Done'],
  sold_out: ['名额已满', '名額已滿', 'Fully taken'],
  ended: ['已结束', '已結束', 'Ended'],
  upcoming: ['即将开始', '即將開始', 'Coming up'],
  opens: ['{time} 开始，香港时间', '{time} 開始，香港時間', 'Opens {time} HKT'],
  closes: ['{time} 截止，香港时间', '{time} 截止，香港時間', 'Until {time} HKT'],
  closed: ['{time} 已截止，香港时间', '{time} 已截止，香港時間', 'Closed {time} HKT'],
  previous: ['完成前一项任务后开放', '完成前一項任務後開放', 'Opens after the previous task'],
  left: [
    '尚余 {remaining} / {total} 个名额',
    '尚餘 {remaining} / {total} 個名額',
    '{remaining} of {total} places left',
  ],
  reference: [
    '参考编号 {reference} · {time}，香港时间',
    '參考編號 {reference} · {time}，香港時間',
    'Reference {reference} · {time} HKT',
  ],
})
