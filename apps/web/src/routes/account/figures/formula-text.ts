import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['如何计算', '如何計算', 'How this is calculated'],
  lead: [
    '所有金额以港元的分为单位计算，按更新时刻的最新价。',
    '所有金額以港元的仙為單位計算，按更新時刻的最新價。',
    'All amounts are in Hong Kong dollars to the cent, at the latest prices at the time shown.',
  ],
  marketValue: ['市值', '市值', 'Market value'],
  marketValueIs: [
    '数量 × 最新价 × 对港元汇率，逐只四舍五入到分；停牌的按最后成交价，获配而暂无报价的按发售价或发行价。',
    '數量 × 最新價 × 對港元匯率，逐隻四捨五入至仙；停牌的按最後成交價，獲配發而暫無報價的按發售價或發行價。',
    'Quantity × latest price × exchange rate to the Hong Kong dollar, each holding rounded to the cent. Halted securities use their last price. Allotted securities without a quote use their offer or issue price.',
  ],
  netValue: ['账户净值', '賬戶淨值', 'Net value'],
  netValueMargin: [
    '持仓市值 + 资金余额 − 融资借款',
    '持倉市值 + 資金結餘 − 孖展貸款',
    'Holdings market value + fund balance − margin loan',
  ],
  netValueCash: ['持仓市值 + 资金余额', '持倉市值 + 資金結餘', 'Holdings market value + fund balance'],
  availableFunds: ['可用资金', '可用資金', 'Available funds'],
  availableFundsIs: [
    '资金余额 − 因认购冻结的资金',
    '資金結餘 − 因認購凍結的資金',
    'Fund balance − cash held for applications',
  ],
  creditLimit: ['信贷额度', '信貸限額', 'Credit limit'],
  creditLimitIs: [
    '核定额度与持仓抵押值中较低者。抵押值是每只证券的市值 × 可融资比率，舍去不足一分。',
    '核定限額與持倉抵押值中較低者。抵押值是每隻證券的市值 × 孖展比率，捨去不足一仙。',
    'The lower of your agreed limit and the collateral value of your holdings: market value × margin ratio of each, rounded down to the cent.',
  ],
  creditLimitNow: [
    '核定额度 {agreed}；抵押值 {carried}',
    '核定限額 {agreed}；抵押值 {carried}',
    'Agreed limit {agreed}; collateral value {carried}',
  ],
  availableCredit: ['可用信贷余额', '可用信貸餘額', 'Available credit balance'],
  availableCreditIs: [
    '信贷额度 − 融资借款，不低于零',
    '信貸限額 − 孖展貸款，不低於零',
    'Credit limit − margin loan, never below zero',
  ],
  buyingPower: ['最大购买力', '最高購買力', 'Maximum buying power'],
  buyingPowerCash: ['等于可用资金', '等於可用資金', 'Your available funds'],
  buyingPowerMargin: [
    '以下两者中较低者：可用资金 + 核定额度 − 借款；（可用资金 + 抵押值 − 借款）÷（1 − {percent}%）。不低于零，舍去不足一分。',
    '以下兩者中較低者：可用資金 + 核定限額 − 貸款；（可用資金 + 抵押值 − 貸款）÷（1 − {percent}%）。不低於零，捨去不足一仙。',
    'The lower of available funds + agreed limit − loan, and (available funds + collateral value − loan) ÷ (1 − {percent}%). Never below zero, rounded down to the cent.',
  ],
  buyingPowerOnly: [
    '只在买入比率最高（{percent}%）的证券时达到；不计入抵押的证券，最多以可用资金与可用信贷余额买入。',
    '只在買入比率最高（{percent}%）的證券時達到；不計入抵押的證券，最多以可用資金與可用信貸餘額買入。',
    'Available only for securities with the highest ratio, {percent}%. For securities that do not count as collateral, the limit is your available funds plus available credit.',
  ],
  gain: ['盈亏', '盈虧', 'Gain or loss'],
  gainIs: ['市值 − 买入成本', '市值 − 買入成本', 'Market value − purchase cost'],
})
