import { table } from '../../../shared/text/table.ts'

export const text = table({
  quotes: ['行情', '報價', 'Quotes'],
  asset: ['虚拟资产', '虛擬資產', 'Virtual asset'],
  bitcoin: ['比特币', '比特幣', 'Bitcoin'],
  ether: ['以太币', '以太幣', 'Ether'],
  caption: ['{asset} ETF 的行情，按柜台', '{asset} ETF 的報價，按櫃台', 'Quotes of {asset} ETFs by counter'],
  counter: ['柜台', '櫃台', 'Counter'],
  HKD: ['港元', '港元', 'HK dollar'],
  USD: ['美元', '美元', 'US dollar'],
  CNY: ['人民币', '人民幣', 'Renminbi'],
  quotesNote: [
    '各柜台价格以其货币计。点按一行查看日、周、月走势图。',
    '各櫃台價格以其貨幣計。按一下任何一行查看日、周、月走勢圖。',
    'Each price is in the currency of its counter. Tap a line for its chart by day, week and month.',
  ],
  fees: ['基金收费比较', '基金收費比較', 'Fund charges compared'],
  feesLead: [
    '每年从基金资产中扣除，佣金折扣不会减少这些收费。由低至高排列，次序不是推荐。',
    '每年從基金資產中扣除，佣金折扣不會減少這些收費。由低至高排列，次序並非推薦。',
    'Taken from the assets of the fund each year. A commission discount does not lower it. Lowest first, which is not a recommendation.',
  ],
  management: ['管理费', '管理費', 'Manager'],
  custody: ['托管', '託管', 'Custody'],
  other: ['其他', '其他', 'Other'],
  total: ['合计', '合計', 'Total'],
  yearly: ['每年 %', '每年 %', '% a year'],
  custodian: ['虚拟资产托管：{custodian}', '虛擬資產託管：{custodian}', 'Virtual assets held by {custodian}'],
  cost: ['{amount} 每年约 {cost}', '{amount} 每年約 {cost}', 'About {cost} a year on {amount}'],
  feesNote: [
    '收费为说明用的示例，截至 {day}，托管包括受托人与保管人。以各基金销售文件为准。',
    '收費為說明用的例子，截至 {day}，託管包括受託人及保管人。以各基金銷售文件為準。',
    'Illustrative fees as of {day}; custody includes trustee and custodians. The offering documents prevail.',
  ],
  loading: ['正在载入基金资料', '正在載入基金資料', 'Loading the funds'],
  offline: [
    '您已离线，联网后会自动载入。',
    '您已離線，連線後會自動載入。',
    'You are offline. The funds load as soon as you are connected.',
  ],
})
