import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['跨境理财通：资格与额度', '跨境理財通：資格與額度', 'Wealth Connect: eligibility and quota'],
  lead: [
    '南向通与北向通的资格自查、个人额度与产品风险等级。自查结果并非批核。',
    '南向通與北向通的資格自查、個人額度與產品風險級別。自查結果並非批核。',
    'Self-check, personal quota and product risk levels, south- and northbound. The self-check is not an approval.',
  ],
  booked: ['您已预约说明', '您已預約說明', 'You have booked a briefing'],
  forMainland: [
    '南向通给身处内地的居民，内地访客可以阅读本页；北向通给香港和澳门居民。',
    '南向通給身處內地的居民，內地訪客可以閱讀本頁；北向通給香港和澳門居民。',
    'Southbound is for people in the mainland, whose visitors may read this page. Northbound is for residents of Hong Kong and Macao.',
  ],
})
