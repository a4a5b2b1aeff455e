import { table } from '../text/table.ts'

export const text = table({
  risk: [
    '投资涉及风险，证券价格可升可跌，甚至变得毫无价值。',
    '投資涉及風險，證券價格可升可跌，甚至變得毫無價值。',
    'Investment involves risk. Prices of securities may go up or down and may become worthless.',
  ],
  noOffer: [
    '以上内容不构成要约、招揽或投资建议。',
    '以上內容不構成要約、招攬或投資建議。',
    'Nothing here is an offer, a solicitation or advice.',
  ],
  licence: ['{firm} · 中央编号 {ce}', '{firm} · 中央編號 {ce}', '{firm} · CE number {ce}'],
  hotline: ['客户服务热线 {hotline}', '客戶服務熱線 {hotline}', 'Hotline {hotline}'],
  privacy: ['隐私政策', '私隱政策', 'Privacy Policy'],
})
