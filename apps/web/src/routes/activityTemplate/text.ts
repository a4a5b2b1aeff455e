import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['活动详情', '活動詳情', 'About this activity'],
  // as long as a real activity's lead, because the largest text of the first view must be in the HTML before scripts
  // run
  lead: [
    '每项活动的时间、名额、参加条件、规则与条款都写在本页，请先看清楚再决定。投资涉及风险；参加与否，都不影响您现有的服务。',
    '每項活動的時間、名額、參加條件、規則與條款都寫在本頁，請先看清楚再決定。投資涉及風險；參加與否，都不影響您現有的服務。',
    'See the dates, places, conditions, rules and terms of every activity before you decide. Investment involves risk. Your existing services stay the same whether you take part or not.',
  ],
})
