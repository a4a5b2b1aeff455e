import { table } from '../../text/table.ts'

export const text = table({
  period: ['周期', '週期', 'Period'],
  day: ['日线', '日線', 'Day'],
  week: ['周线', '週線', 'Week'],
  month: ['月线', '月線', 'Month'],
  date: ['日期', '日期', 'Date'],
  open: ['开', '開', 'O'],
  high: ['高', '高', 'H'],
  low: ['低', '低', 'L'],
  close: ['收', '收', 'C'],
  volume: ['量', '量', 'Vol'],
  openLong: ['开盘', '開市', 'Open'],
  highLong: ['最高', '最高', 'High'],
  lowLong: ['最低', '最低', 'Low'],
  closeLong: ['收盘', '收市', 'Close'],
  volumeLong: ['成交量', '成交量', 'Volume'],
  asTable: ['以表格查看', '以表格查看', 'As a table'],
  asChart: ['以图表查看', '以圖表查看', 'As a chart'],
  table: ['{name} {period}价格', '{name} {period}價格', '{name}, prices by {period}'],
  picture: [
    '{name}{period}图，{from}至{to}，最高 {high}，最低 {low}，最新 {close}。表格按钮可查看每一项数值。',
    '{name}{period}圖，{from}至{to}，最高 {high}，最低 {low}，最新 {close}。表格按鈕可查看每一項數值。',
    'Chart of {name} by {period}, {from} to {to}: highest {high}, lowest {low}, latest {close}. The table button gives every figure.',
  ],
  older: ['更早的数据', '更早的數據', 'Earlier figures'],
  noCandles: ['还没有价格记录', '尚未有價格紀錄', 'There are no prices yet'],
  notice: [
    '图表由 TradingView Lightweight Charts™ 绘制，© TradingView, Inc.',
    '圖表由 TradingView Lightweight Charts™ 繪製，© TradingView, Inc.',
    'Charts by TradingView Lightweight Charts™ © TradingView, Inc.',
  ],
})
