import type { InstrumentFacts, Quote } from '@foyer/api/market'

export type Line = readonly [
  code: string,
  kind: Quote['kind'],
  currency: Quote['currency'],
  lotSize: number,
  name: readonly [simplified: string, traditional: string, english: string],
  previousClose: number,
  price: number,
]
/** Prices in thousandths. Funds of one asset move alike. */
export const lines: readonly Line[] = [
  ['02800', 'fund', 'HKD', 500, ['盈富基金', '盈富基金', 'Tracker Fund of Hong Kong'], 25_820, 26_100],
  [
    '02828',
    'fund',
    'HKD',
    200,
    ['恒生中国企业', '恒生中國企業', 'Hang Seng China Enterprises Index ETF'],
    74_300,
    73_360,
  ],
  [
    '03008',
    'fund',
    'HKD',
    100,
    ['博时 HashKey 比特币 ETF', '博時 HashKey 比特幣 ETF', 'Bosera HashKey Bitcoin ETF'],
    66_020,
    64_460,
  ],
  [
    '03439',
    'fund',
    'HKD',
    100,
    ['嘉实比特币现货 ETF', '嘉實比特幣現貨 ETF', 'Harvest Bitcoin Spot ETF'],
    14_300,
    13_970,
  ],
  ['09042', 'fund', 'USD', 100, ['华夏比特币 ETF', '華夏比特幣 ETF', 'ChinaAMC Bitcoin ETF'], 1_367, 1_335],
  [
    '09008',
    'fund',
    'USD',
    100,
    ['博时 HashKey 比特币 ETF', '博時 HashKey 比特幣 ETF', 'Bosera HashKey Bitcoin ETF'],
    8462,
    8262,
  ],
  ['03042', 'fund', 'HKD', 100, ['华夏比特币 ETF', '華夏比特幣 ETF', 'ChinaAMC Bitcoin ETF'], 10_670, 10_420],
  ['83042', 'fund', 'CNY', 100, ['华夏比特币 ETF', '華夏比特幣 ETF', 'ChinaAMC Bitcoin ETF'], 9_870, 9_640],
  ['09439', 'fund', 'USD', 100, ['嘉实比特币现货 ETF', '嘉實比特幣現貨 ETF', 'Harvest Bitcoin Spot ETF'], 1_836, 1_792],
  [
    '03009',
    'fund',
    'HKD',
    100,
    ['博时 HashKey 以太币 ETF', '博時 HashKey 以太幣 ETF', 'Bosera HashKey Ether ETF'],
    20600,
    20360,
  ],
  [
    '09009',
    'fund',
    'USD',
    100,
    ['博时 HashKey 以太币 ETF', '博時 HashKey 以太幣 ETF', 'Bosera HashKey Ether ETF'],
    2640,
    2610,
  ],
  ['03046', 'fund', 'HKD', 100, ['华夏以太币 ETF', '華夏以太幣 ETF', 'ChinaAMC Ether ETF'], 8_000, 7_905],
  ['09046', 'fund', 'USD', 100, ['华夏以太币 ETF', '華夏以太幣 ETF', 'ChinaAMC Ether ETF'], 1_026, 1_014],
  ['83046', 'fund', 'CNY', 100, ['华夏以太币 ETF', '華夏以太幣 ETF', 'ChinaAMC Ether ETF'], 7_405, 7_320],
  ['03179', 'fund', 'HKD', 100, ['嘉实以太币现货 ETF', '嘉實以太幣現貨 ETF', 'Harvest Ether Spot ETF'], 7_810, 7_720],
  ['09179', 'fund', 'USD', 100, ['嘉实以太币现货 ETF', '嘉實以太幣現貨 ETF', 'Harvest Ether Spot ETF'], 1_002, 990],
  ['99101', 'stock', 'HKD', 400, ['南湾银行', '南灣銀行', 'Nam Wan Bank'], 74_200, 73_450],
  ['99108', 'stock', 'HKD', 2000, ['九澜通信', '九瀾電訊', 'Kau Lan Telecom'], 5_280, 5_320],
  ['99110', 'stock', 'HKD', 100, ['砺石半导体', '礪石半導體', 'Whetstone Semiconductor'], 132_400, 137_900],
  ['99117', 'stock', 'HKD', 200, ['驰原汽车', '馳原汽車', 'Chi Yuen Motor'], 57_600, 56_250],
  ['99122', 'stock', 'HKD', 500, ['琉璃岛旅游', '琉璃島旅遊', 'Lau Lei To Travel'], 9_350, 9_530],
  ['99125', 'stock', 'HKD', 100, ['澄湖科技', '澄湖科技', 'Ching Wu Technology'], 284_600, 287_200],
  ['99128', 'stock', 'HKD', 500, ['深泉生物', '深泉生物', 'Deep Spring Biologics'], 34_860, 33_900],
  ['99142', 'stock', 'HKD', 100, ['霜河人工智能', '霜河人工智能', 'Frost River Intelligence'], 318_400, 326_200],
  ['99102', 'stock', 'HKD', 100, ['珠口科技', '珠口科技', 'Pearl Estuary Technology'], 412_000, 425_400],
  ['99134', 'stock', 'HKD', 1000, ['北窗物业服务', '北窗物業服務', 'North Window Property Services'], 3_920, 4_080],
  [
    '99145',
    'stock',
    'HKD',
    100,
    ['银杏林资产管理', '銀杏林資產管理', 'Ginkgo Grove Asset Management'],
    712_500,
    705_000,
  ],
  ['99146', 'stock', 'HKD', 20, ['琥珀堂珠宝', '琥珀堂珠寶', 'Amber Hall Jewellery'], 1_386_000, 1_386_000],
  ['LTH40', 'index', 'HKD', 0, ['灯塔40指数', '燈塔40指數', 'Lighthouse 40'], 21_840_000, 21_934_560],
  ['LTHT30', 'index', 'HKD', 0, ['灯塔科技30指数', '燈塔科技30指數', 'Lighthouse Tech'], 5_316_000, 5_280_120],
  ['LTHFIN', 'index', 'HKD', 0, ['灯塔金融指数', '燈塔金融指數', 'Lighthouse Fin.'], 38_420_000, 38_420_000],
]
export const decimal = (thousandths: number): string => (thousandths / 1000).toFixed(3)

export const factsOf = ([
  code,
  kind,
  currency,
  lotSize,
  [simplified, traditional, english],
]: Line): InstrumentFacts => ({
  code,
  name: { 'zh-CN': simplified, 'zh-HK': traditional, 'en-US': english },
  kind,
  currency,
  lotSize,
})
export const lineOf = (code: string): Line => {
  const line = lines.find(([known]) => known === code)
  if (!line) throw new Error(`the fixtures have no instrument ${code}`)
  return line
}
