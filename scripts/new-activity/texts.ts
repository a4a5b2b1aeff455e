import type { Kind } from './request.ts'

/** A text in Simplified Chinese, Traditional Chinese and English. */
export type Row = readonly [simplified: string, traditional: string, english: string]

/** A text as files of content have it. */
export const inLanguages = ([simplified, traditional, english]: Row) => ({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
})

/** The texts of a new page, which its author replaces. They are true of what the generated rule does. */
interface PageTexts {
  readonly title: Row
  readonly lead: Row
  /** what the button says */
  readonly join: Row
  /** what a person gets, as a rule of the page */
  readonly gets: Row
  /** where it is found after joining */
  readonly afterwards: Row
}

export const pageTexts: Readonly<Record<Kind, PageTexts>> = {
  voucher: {
    title: ['合作方礼券', '合作夥伴禮券', 'A partner’s voucher'],
    lead: [
      '会员可领取合作方的礼券一张，领取前列明使用条款。',
      '會員可領取合作夥伴的禮券一張，領取前列明使用條款。',
      'Members claim one voucher of our partner, with its terms shown before you claim.',
    ],
    join: ['领取礼券', '領取禮券', 'Claim the voucher'],
    gets: [
      '每人限领一张，领完即止。礼券与任何投资产品无关。',
      '每人限領一張，領完即止。禮券與任何投資產品無關。',
      'One voucher per person, while stocks last. It is not tied to any investment product.',
    ],
    afterwards: [
      '合作方确认后，礼券代码会显示在我的奖励。',
      '合作夥伴確認後，禮券代碼會顯示於我的獎賞。',
      'Once the partner confirms, the code is in My rewards.',
    ],
  },
  draw: {
    title: ['会员抽奖', '會員抽獎', 'A draw for members'],
    lead: [
      '免费参加，奖品与剩余数量公开，每一次抽奖结果均可核对。',
      '免費參加，獎品與餘量公開，每一次抽獎結果均可核對。',
      'Free to enter, with prizes and stock published; every result can be verified.',
    ],
    join: ['免费参加', '免費參加', 'Join for free'],
    gets: [
      '参加即得一次抽奖机会，每日到访可再得一次，无须购买任何产品。',
      '參加即得一次抽獎機會，每日到訪可再得一次，毋須購買任何產品。',
      'You get one chance for joining and one for each daily visit. No purchase is needed.',
    ],
    afterwards: ['奖品会显示在我的奖励。', '獎品會顯示於我的獎賞。', 'Your prizes are in My rewards.'],
  },
  points: {
    title: ['会员积分', '會員積分', 'Points for members'],
    lead: [
      '参加即得会员积分，可在积分换礼券中换取生活礼券。',
      '參加即得會員積分，可於積分換禮券中換取生活禮券。',
      'Join for points that you can exchange for everyday vouchers.',
    ],
    join: ['参加并领取积分', '參加並領取積分', 'Join and receive points'],
    gets: [
      '每人可得积分一次。积分不能转让，不能兑换现金，与任何投资产品的买卖无关。',
      '每人可得積分一次。積分不得轉讓，不可兌換現金，與任何投資產品的買賣無關。',
      'Points are granted once per person. They cannot be transferred or exchanged for cash, and are not tied to any investment product.',
    ],
    afterwards: [
      '积分随即存入，可在积分换礼券中使用。',
      '積分隨即存入，可於積分換禮券中使用。',
      'The points arrive at once. Use them in the exchange of points for vouchers.',
    ],
  },
  page: {
    title: ['会员活动', '會員活動', 'An activity for members'],
    lead: [
      '活动的时间、规则与条款都写在本页，请先看清楚再决定。',
      '活動的時間、規則與條款都寫在本頁，請先看清楚再決定。',
      'See the dates, rules and terms before you decide.',
    ],
    join: ['参加活动', '參加活動', 'Take part'],
    gets: [
      '免费参加，每人一次，无须购买任何产品。',
      '免費參加，每人一次，毋須購買任何產品。',
      'Free to take part, once per person. No purchase is needed.',
    ],
    afterwards: [
      '参加后，本页会显示您的参加编号。',
      '參加後，本頁會顯示您的參加編號。',
      'Once you take part, your reference is shown here.',
    ],
  },
}
