import { table } from '@foyer/staff-interface/table'

/** Texts of the comparison of two versions as pictures. */
export const comparedText = table({
  title: ['两个版本的页面', '兩個版本的頁面', 'Both versions as pages'],
  view: ['显示更改', '顯示更改', 'Show changes as'],
  texts: ['文字', '文字', 'Texts'],
  pages: ['页面', '頁面', 'Pages'],
  layout: ['排列', '排列', 'Layout'],
  beside: ['并排', '並排', 'Side by side'],
  over: ['重叠', '重疊', 'One over the other'],
  share: ['分界线的位置', '分界線的位置', 'Place of the dividing line'],
  shareOf: [
    '左边 {before}% 为旧版本，右边 {after}% 为新版本',
    '左邊 {before}% 為舊版本，右邊 {after}% 為新版本',
    '{before}% on the left shows the older version, {after}% on the right the newer one',
  ],
  older: ['旧', '舊', 'older'],
  newer: ['新', '新', 'newer'],
  blocks: [
    '有 {count} 个区块不同。选择一个，两个页面会移到该处。',
    '有 {count} 個區塊不同。選擇一個，兩個頁面會移到該處。',
    '{count} blocks differ. Choose one to scroll both pages to it.',
  ],
  noBlocks: ['没有不同的区块。', '沒有不同的區塊。', 'No block differs.'],
  change: ['{nth} {block}：{kind}', '{nth} {block}：{kind}', '{nth} {block}: {kind}'],
  notShown: [
    '按所选的访客及时间，两个页面都不显示此区块。',
    '按所選的訪客及時間，兩個頁面都不顯示此區塊。',
    'Neither page shows this block to the chosen visitor at the chosen moment.',
  ],
})
