import { table } from '../text/table.ts'

export const text = table({
  list: ['自选', '自選', 'Watchlist'],
  count: ['{count} 项', '{count} 項', '{count} followed'],
  add: ['添加自选', '加入自選', 'Add to watchlist'],
  remove: ['移出自选', '移出自選', 'Remove from watchlist'],
  addTitle: ['添加自选', '加入自選', 'Add to watchlist'],
  added: ['已在自选', '已在自選', 'Added'],
  addedNow: ['{name} 已加入自选', '{name} 已加入自選', '{name} added'],
  removedNow: ['{name} 已移出自选', '{name} 已移出自選', '{name} removed'],
  edit: ['编辑', '編輯', 'Edit'],
  done: ['完成', '完成', 'Done'],
  removeOne: ['移出', '移出', 'Remove'],
  full: ['自选最多 {most} 项', '自選最多 {most} 項', 'A watchlist holds at most {most}'],
  hint: [
    '长按一行可拖动排序，或点“编辑”逐项移动。',
    '長按一行可拖動排序，或點「編輯」逐項移動。',
    'Hold a row to drag it, or tap Edit to move rows one by one.',
  ],
  empty: ['还没有自选', '尚未有自選', 'Nothing on your watchlist yet'],
  emptyWhy: [
    '添加股票、基金或指数，随时查看它们的报价。',
    '加入股票、基金或指數，隨時查看它們的報價。',
    'Add stocks, funds or indices to follow their quotes here.',
  ],
  conflict: [
    '自选已在另一台设备上更改，现在显示的是最新的。',
    '自選已在另一部裝置上更改，現在顯示的是最新的。',
    'Your watchlist was changed on another device. This is the latest version.',
  ],
  notSaved: ['没有保存，自选已恢复原样。', '未能儲存，自選已回復原狀。', 'Not saved. Your watchlist is unchanged.'],
  signIn: ['登录后加入自选', '登入後加入自選', 'Sign in to add it to your watchlist'],
  hintCode: ['向搜索框输入名称或代码', '在搜尋框輸入名稱或代碼', 'Type a name or a code above'],
})
