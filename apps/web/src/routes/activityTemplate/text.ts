import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['活动', '活動', 'Activity'],
  // as long as a real activity's lead, because the largest text of the first view must be in the HTML before scripts
  // run
  lead: [
    '投资涉及风险，请先看清条件与条款，再决定是否参加。参加与否，都不影响您现有的服务。',
    '投資涉及風險，請先看清條件與條款，再決定是否參加。參加與否，都不影響您現有的服務。',
    'Investment involves risk. Read the conditions and terms before you decide. Your existing services stay the same whether you take part or not.',
  ],
})
