import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['活动详情', '活動詳情', 'About this activity'],
  lead: [
    '时间、规则、条款与风险，都写在您决定之前。',
    '時間、規則、條款與風險，都寫在您決定之前。',
    'Dates, rules, terms and risks, stated before you decide.',
  ],
})
