import type { Offering } from '@foyer/api/offerings'

/** The facts of an offering that are the same in every phase. */
export type OfferingFacts = Omit<Offering, 'dates' | 'phase' | 'ballot' | 'result'> &
  Pick<Offering['ballot'], 'rule' | 'ruleText'>

export const bondFacts: OfferingFacts = {
  code: 'green-bond-2026-1',
  activity: 491,
  allottedBy: 'ballot',
  kind: 'bond',
  name: {
    'zh-CN': '零售绿色债券 2026 第 1 批',
    'zh-HK': '零售綠色債券 2026 第 1 批',
    'en-US': 'Retail green bond 2026, series 1',
  },
  issuer: {
    'zh-CN': '香港特别行政区政府（示范系列）',
    'zh-HK': '香港特別行政區政府（示範系列）',
    'en-US': 'The Government of the HKSAR (demonstration series)',
  },
  summary: {
    'zh-CN': '三年期，每半年派息一次，最低为年息 4.00%。到期按面值偿还。',
    'zh-HK': '三年期，每半年派息一次，最低為年息 4.00%。到期按面值償還。',
    'en-US': 'Three years, interest every half-year, never below 4.00% a year. Repaid at face value at maturity.',
  },
  stockCode: '99291',
  lotSize: 10_000,
  price: '100.000',
  lotAmount: 10_000_00,
  maxLots: 100,
  lotsOnOffer: 12_000,
  document: {
    kind: 'circular',
    title: {
      'zh-CN': '发行通函：零售绿色债券 2026 第 1 批',
      'zh-HK': '發行通函：零售綠色債券 2026 第 1 批',
      'en-US': 'Issue circular: retail green bond 2026, series 1',
    },
    version: 1,
    sections: [
      {
        heading: { 'zh-CN': '主要条款', 'zh-HK': '主要條款', 'en-US': 'Principal terms' },
        text: {
          'zh-CN': '发行人：香港特别行政区政府。面额：每手 10,000 港元。期限：三年。',
          'zh-HK': '發行人：香港特別行政區政府。面額：每手 10,000 港元。年期：三年。',
          'en-US': 'Issuer: the Government of the HKSAR. Denomination: HK$10,000 a lot. Tenor: three years.',
        },
      },
    ],
    pages: [
      {
        media: {
          'zh-CN': 'term-sheet-green-bond-1-cn.svg',
          'zh-HK': 'term-sheet-green-bond-1-hk.svg',
          'en-US': 'term-sheet-green-bond-1-en.svg',
        },
        width: 794,
        height: 1123,
        alt: {
          'zh-CN': '条款概要第一页：主要条款与日期',
          'zh-HK': '條款概要第一頁：主要條款與日期',
          'en-US': 'Term sheet, page one: principal terms and dates',
        },
      },
    ],
  },
  fees: { handling: 0, brokerage: 0, sfcLevy: 0, afrcLevy: 0, exchangeFee: 0 },
  loan: null,
  bond: {
    floorCoupon: 40_000,
    paymentsPerYear: 2,
    years: 3,
    reference: {
      'zh-CN': '香港综合消费物价指数的年度变动',
      'zh-HK': '香港綜合消費物價指數的按年變動',
      'en-US': 'the yearly change of Hong Kong’s Composite Consumer Price Index',
    },
  },
  rule: 'even',
  ruleText: {
    'zh-CN': '每份有效申请轮流各得 1 手，余下不足一轮的以抽签分配。',
    'zh-HK': '每份有效申請輪流各得 1 手，餘下不足一輪的以抽籤分配。',
    'en-US': 'One lot each in turn to every valid application; what is left of a turn goes by ballot.',
  },
}

export const shareFacts: OfferingFacts = {
  ...bondFacts,
  code: 'cedar-ridge-medical',
  activity: 495,
  allottedBy: 'ballot',
  kind: 'new_shares',
  name: { 'zh-CN': '雪松岭医疗', 'zh-HK': '雪松嶺醫療', 'en-US': 'Cedar Ridge Medical' },
  issuer: {
    'zh-CN': '雪松岭医疗器械股份有限公司',
    'zh-HK': '雪松嶺醫療器械股份有限公司',
    'en-US': 'Cedar Ridge Medical Devices Company Limited',
  },
  summary: {
    'zh-CN': '研发和生产微创手术器械，产品销往十七个市场。',
    'zh-HK': '研發和生產微創手術器械，產品銷往十七個市場。',
    'en-US': 'Makes instruments for keyhole surgery, sold in seventeen markets.',
  },
  stockCode: '99212',
  lotSize: 200,
  price: '18.600',
  lotAmount: 3_720_00,
  maxLots: 50,
  lotsOnOffer: 6_000,
  document: {
    kind: 'prospectus',
    title: {
      'zh-CN': '招股章程：雪松岭医疗器械股份有限公司',
      'zh-HK': '招股章程：雪松嶺醫療器械股份有限公司',
      'en-US': 'Prospectus: Cedar Ridge Medical Devices Company Limited',
    },
    version: 1,
    sections: [
      {
        heading: { 'zh-CN': '业务', 'zh-HK': '業務', 'en-US': 'Business' },
        text: {
          'zh-CN': '主要产品为一次性吻合器及能量平台。',
          'zh-HK': '主要產品為一次性吻合器及能量平台。',
          'en-US': 'Single-use staplers and an energy platform.',
        },
      },
    ],
    pages: [],
  },
  fees: { handling: 0, brokerage: 1_000_000, sfcLevy: 2_700, afrcLevy: 150, exchangeFee: 5_650 },
  loan: { maxPercent: 90, yearlyRate: 48_000, days: 7 },
  bond: null,
  rule: 'one_then_share',
  ruleText: {
    'zh-CN': '每份有效申请先得 1 手；余下股份按比例分配，余数以抽签分配。',
    'zh-HK': '每份有效申請先得 1 手；餘下股份按比例分配，餘數以抽籤分配。',
    'en-US': 'Every valid application gets one lot first; what is left is shared in proportion, the rest by ballot.',
  },
}
