import { table } from '../../shared/text/table.ts'

/** The names of the states, by type of reward. */
export const text = table({
  awaitingPartner: ['待商户确认', '待商戶確認', 'Being confirmed'],
  awaitingPayout: ['待发放', '待發放', 'Not due yet'],
  claimable: ['可领取', '可領取', 'Ready to claim'],
  addressNeeded: ['待填地址', '待填地址', 'Address needed'],
  available: ['可使用', '可使用', 'Ready to use'],
  crediting: ['入账中', '存入中', 'Being paid in'],
  preparing: ['备货中', '備貨中', 'Being prepared'],
  packed: ['已打包', '已包裝', 'Packed'],
  shipped: ['已寄出', '已寄出', 'On its way'],
  returned: ['已退回', '已退回', 'Returned'],
  used: ['已使用', '已使用', 'Used'],
  credited: ['已入账', '已存入', 'Paid in'],
  delivered: ['已送达', '已送達', 'Delivered'],
  expired: ['已过期', '已過期', 'Expired'],
  revoked: ['已撤销', '已撤銷', 'Withdrawn'],
  exchange_voucher: ['兑换券', '換領券', 'Voucher'],
  cash_return: ['返现', '現金回贈', 'Cashback'],
  physical_gift: ['实物礼品', '實物禮品', 'Gift'],
  claimIt: ['领取', '領取', 'Claim'],
  useIt: ['使用', '使用', 'Use'],
  giveAddress: ['填地址', '填地址', 'Add address'],
})
