import { table } from '../../../shared/text/table.ts'

export const text = table({
  indices: ['指数', '指數', 'Indices'],
  movers: ['排行', '排行', 'Movers'],
  board: ['排行榜', '排行榜', 'Board'],
  gainers: ['涨幅榜', '升幅榜', 'Gainers'],
  losers: ['跌幅榜', '跌幅榜', 'Losers'],
  turnover: ['成交额榜', '成交額榜', 'Turnover'],
  none: ['现在没有符合的股票', '現時沒有符合的股票', 'No stocks match right now'],
  delayedNote: [
    '访客看到的报价有延迟，登录后为实时报价。报价仅供参考，不构成投资建议。',
    '訪客看到的報價有延遲，登入後為即時報價。報價僅供參考，不構成投資建議。',
    'Quotes are delayed until you sign in, then in real time. Quotes are for reference only and are not advice.',
  ],
  note: [
    '报价仅供参考，不构成投资建议。',
    '報價僅供參考，不構成投資建議。',
    'Quotes are for reference only and are not advice.',
  ],
})
