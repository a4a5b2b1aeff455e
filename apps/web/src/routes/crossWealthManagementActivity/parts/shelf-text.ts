import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['产品与风险级别', '產品與風險級別', 'Products and their risk'],
  lead: [
    '只列出种类和风险级别，不是推荐，也不预测回报。认购前请看产品文件。',
    '只列出種類和風險級別，不是推薦，亦不預測回報。認購前請閱產品文件。',
    'Product types and risk levels only. This is not a recommendation or a forecast of returns. Read the product documents first.',
  ],
  asOf: ['截至 {day}，示范资料', '截至 {day}，示範資料', 'As of {day}, demonstration data'],
  fund: ['基金', '基金', 'Fund'],
  bond: ['债券', '債券', 'Bond'],
  deposit: ['存款', '存款', 'Deposit'],
  wealth: ['理财', '理財', 'Wealth product'],
  risk: ['风险', '風險', 'Risk'],
  level: ['第 {n} 级，共 4 级', '第 {n} 級，共 4 級', 'level {n} of 4'],
  risk1: ['低', '低', 'Low'],
  risk2: ['中低', '中低', 'Low to medium'],
  risk3: ['中', '中', 'Medium'],
  risk4: ['中高', '中高', 'Medium to high'],
  minimum: ['起点金额', '起點金額', 'Minimum'],
  redemption: ['赎回', '贖回', 'Redemption'],
  soldOut: ['暂已售罄', '暫已售罄', 'Sold out for now'],
})
