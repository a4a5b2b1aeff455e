import { table } from '../text/table.ts'

export const text = table({
  festival: ['818 投资节', '818 投資節', '818 festival'],
  markets: ['市场', '市場', 'Markets'],
  products: ['产品', '產品', 'Products'],
  safety: ['防骗与安全', '防騙與安全', 'Safety'],
  beginner: ['入门', '入門', 'Beginner'],
  intermediate: ['进阶', '進階', 'Intermediate'],
  advanced: ['深入', '深入', 'Advanced'],
  series: ['系列：{name}', '系列：{name}', 'Series: {name}'],
  loginOnly: ['登录账户后观看', '登入賬戶後觀看', 'For account holders'],
  processing: ['处理中', '處理中', 'Processing'],
  unavailable: ['暂不可用', '暫不可用', 'Unavailable'],
  removed: ['已下架', '已下架', 'Removed'],
  seen: ['已看完', '已看完', 'Watched'],
  watched: ['已看 {percent}%', '已看 {percent}%', '{percent}% watched'],
})
