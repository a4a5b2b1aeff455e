import type { RewardItem } from '@foyer/api/rewards'

/** The gifts have no validity period, since the terms of the activity set none. */
const care = {
  'zh-CN': '收件后请当面检查，如有破损，请尽快联系我们。',
  'zh-HK': '收件後請即場檢查，如有破損，請盡快聯絡我們。',
  'en-US': 'Check it when it arrives. If it is damaged, please tell us as soon as you can.',
}
const free = {
  'zh-CN': '免费送达内地或香港地址，无须付款，也无须交易。',
  'zh-HK': '免費送達內地或香港地址，毋須付款，亦毋須交易。',
  'en-US': 'Delivered free to the mainland or Hong Kong. No payment and no trade is required.',
}

/** The gifts to choose from. None of them is part of an investment product. */
export const items = {
  'tea-set': {
    name: { 'zh-CN': '白瓷茶具', 'zh-HK': '白瓷茶具', 'en-US': 'Porcelain tea set' },
    note: {
      'zh-CN': '一壶四杯，附竹托盘',
      'zh-HK': '一壺四杯，連竹製托盤',
      'en-US': 'A pot and four cups on a bamboo tray',
    },
    usage: [
      {
        'zh-CN': '可用洗碗机清洗，不可用于明火。',
        'zh-HK': '可用洗碗碟機清洗，不可用於明火。',
        'en-US': 'Safe in a dishwasher, not on an open flame.',
      },
      free,
      care,
    ],
    art: 'gift-tea-set.svg',
  },
  umbrella: {
    name: { 'zh-CN': '抗风折叠伞', 'zh-HK': '防風縮骨遮', 'en-US': 'Windproof umbrella' },
    note: {
      'zh-CN': '十骨双层，自动开合',
      'zh-HK': '十骨雙層，自動開合',
      'en-US': 'Ten ribs, two layers, opens and closes automatically',
    },
    usage: [
      {
        'zh-CN': '用后撑开晾干再收起。',
        'zh-HK': '用後撐開晾乾再收起。',
        'en-US': 'Let it dry open before you fold it.',
      },
      free,
      care,
    ],
    art: 'gift-umbrella.svg',
  },
  'desk-lamp': {
    name: { 'zh-CN': '护眼台灯', 'zh-HK': '護眼枱燈', 'en-US': 'Desk lamp' },
    note: {
      'zh-CN': '三档色温，USB-C 供电',
      'zh-HK': '三段色溫，USB-C 供電',
      'en-US': 'Three colour temperatures, powered by USB-C',
    },
    usage: [
      {
        'zh-CN': '随附 USB-C 线，不含电源适配器。',
        'zh-HK': '隨附 USB-C 線，不連電源供應器。',
        'en-US': 'A USB-C cable is included, a power adapter is not.',
      },
      free,
      care,
    ],
    art: 'gift-desk-lamp.svg',
  },
  flask: {
    name: { 'zh-CN': '不锈钢保温杯', 'zh-HK': '不鏽鋼保溫杯', 'en-US': 'Steel flask' },
    note: {
      'zh-CN': '500 毫升，保温十二小时',
      'zh-HK': '500 毫升，保溫十二小時',
      'en-US': 'Half a litre, keeps warm for twelve hours',
    },
    usage: [
      {
        'zh-CN': '首次使用前请用温水清洗。',
        'zh-HK': '首次使用前請用溫水清洗。',
        'en-US': 'Rinse with warm water before the first use.',
      },
      free,
      care,
    ],
    art: 'gift-flask.svg',
  },
} as const satisfies Record<string, RewardItem>

/** The stock of each gift in the sandbox. The sum equals the activity's number of places. */
export const sandboxStock: Readonly<Record<keyof typeof items, number>> = {
  'tea-set': 20,
  umbrella: 40,
  'desk-lamp': 30,
  flask: 30,
}
