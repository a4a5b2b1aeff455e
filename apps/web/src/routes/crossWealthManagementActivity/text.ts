import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['跨境理财通额度', '跨境理財通額度', 'Wealth Connect quota'],
  lead: [
    '先自查资格，再看个人额度与产品风险级别，南向、北向分开列明。',
    '先自查資格，再看個人額度與產品風險級別，南向、北向分開列明。',
    'See your quota and check whether you qualify, south- or northbound.',
  ],
  booked: ['您已预约说明', '您已預約說明', 'You have booked a briefing'],
  forMainland: [
    '南向通给身处内地的居民，北向通给香港和澳门居民。',
    '南向通給身處內地的居民，北向通給香港和澳門居民。',
    'Southbound is for residents of the mainland, Northbound for residents of Hong Kong and Macao.',
  ],
})
