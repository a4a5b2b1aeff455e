import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['积分换礼券', '積分換禮券', 'Points for vouchers'],
  lead: [
    '用积分换咖啡、电影和购物礼券，所需积分与余量实时更新。',
    '以積分換咖啡、電影和購物禮券，所需積分與餘量即時更新。',
    'Coffee, cinema and shopping vouchers for points you already hold.',
  ],
  offers: ['可兑换的礼券', '可換領的禮券', 'Vouchers'],
  balance: ['我的积分', '我的積分', 'My points'],
  held: ['另有 {points}正为您保留', '另有 {points}正為您保留', 'and {points} set aside for you'],
  welcome: ['迎新积分', '迎新積分', 'Welcome points'],
  welcomeWhy: [
    '参加活动即可获得，每人一次。',
    '參加活動即可獲得，每人一次。',
    'You receive them when you join, once per person.',
  ],
  some: ['现在可兑换 {n} 款', '現可換領 {n} 款', 'You can exchange for {n} of these now'],
  none: ['暂时没有可兑换的礼券', '暫時沒有可換領的禮券', 'None of these can be exchanged right now'],
  noneShort: [
    '暂时没有可兑换的礼券，距离最近一款还差 {points}。',
    '暫時沒有可換領的禮券，距離最近一款尚欠 {points}。',
    'None of these can be exchanged right now. The nearest one needs {points} more.',
  ],
  closed: ['活动未在进行，暂不接受兑换。', '活動並非進行中，暫不接受換領。', 'The activity is not open for exchange.'],
  left: ['尚余 {remaining} / {total}', '尚餘 {remaining} / {total}', '{remaining} of {total} left'],
  low: ['所余不多，{remaining} / {total}', '尚餘少量，{remaining} / {total}', 'Few left: {remaining} of {total}'],
  soldOut: ['已换完', '已換完', 'All gone'],
  valid: ['兑换后 {days} 天内有效', '換領後 {days} 日內有效', 'Valid for {days} days from the exchange'],
  limit: ['每人限 {n} 张', '每人限 {n} 張', '{n} per person'],
  short: ['还差 {points}', '尚欠 {points}', '{points} short'],
  mineReserved: ['为您保留中', '為您保留中', 'Reserved for you'],
  mineLimit: ['您已兑换', '您已換領', 'Already exchanged'],
  toOffers: ['选择礼券', '選擇禮券', 'Choose a voucher'],
  rewards: ['查看我的奖励', '查看我的獎賞', 'See my rewards'],
})
