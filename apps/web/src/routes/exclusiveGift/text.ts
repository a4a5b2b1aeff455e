import { table } from '../../shared/text/table.ts'

export const text = table({
  signIn: ['登录选礼品', '登入選禮品', 'Sign in to choose'],
  title: ['会员选礼', '會員選禮', 'A gift for members'],
  // as long as the activity's real lead, because the largest text of the first view must be in the HTML before scripts
  // run
  lead: [
    '从四款生活礼品中选一份，免费送到内地或香港，与任何投资产品无关。',
    '從四款生活禮品中選一份，免費送到內地或香港，與任何投資產品無關。',
    'Choose one of four household gifts, delivered free to the mainland or Hong Kong. No trade required.',
  ],
  choose: ['选一份礼品', '選一份禮品', 'Choose your gift'],
  gifts: ['可选礼品', '可選禮品', 'The gifts'],
  mine: ['您的礼品', '您的禮品', 'Your gift'],
  left: ['尚余 {n} 份', '尚餘 {n} 份', '{n} left'],
  gone: ['已送完', '已送完', 'Out of stock'],
  allGone: [
    '礼品已全部送完。如有退回，会再次开放。',
    '禮品已全部送完。如有退回，會再次開放。',
    'All gifts have been claimed. If one is returned, you can choose it.',
  ],
  momentTitle: ['礼品已登记', '禮品已登記', 'Your gift is reserved'],
  momentProof: ['我们核对会员证明', '我們核對會員證明', 'We check your proof of membership'],
  momentParcel: ['寄出后，可查看物流', '寄出後，可查看送遞進度', 'Once it is sent, you can follow the parcel'],
})
