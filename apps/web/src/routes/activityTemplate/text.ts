import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['活动详情', '活動詳情', 'About this activity'],
  // as long as a real activity's lead, because the largest text of the first view must be in the HTML before scripts
  // run
  lead: [
    '先看清时间、名额、条件与条款，再决定是否参加。投资涉及风险；参加与否，都不影响您现有的服务。',
    '先看清時間、名額、條件與條款，再決定是否參加。投資涉及風險；參加與否，都不影響您現有的服務。',
    'See the dates, places, conditions and terms before you decide. Investment involves risk. Your existing services stay the same whether you take part or not.',
  ],
})
