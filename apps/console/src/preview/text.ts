import type { PreviewPerson } from '@foyer/api/preview'
import { type Row, table } from '@foyer/staff-interface/table'

export const previewText = table({
  title: ['手机预览', '手機預覽', 'Preview on a phone'],
  shownAs: ['显示给', '顯示給', 'Shown to'],
  language: ['语言', '語言', 'Language'],
  person: ['谁在看', '誰在看', 'Seen by'],
  when: ['时间', '時間', 'Moment'],
  own: ['其他时间', '其他時間', 'Another moment'],
  ownAt: ['时间（香港）', '時間（香港）', 'Moment in Hong Kong'],
  country: ['所在地', '所在地', 'Place'],
  theme: ['外观', '外觀', 'Appearance'],
  size: ['文字大小', '文字大小', 'Text size'],
  now: ['现在', '現在', 'Now'],
  before: ['开始前', '開始前', 'Before it opens'],
  open: ['进行中', '進行中', 'While it is open'],
  after: ['结束后', '結束後', 'After it closed'],
  elsewhere: ['内地以外', '內地以外', 'Outside mainland'],
  mainland: ['中国内地', '中國內地', 'Mainland China'],
  light: ['浅色', '淺色', 'Light'],
  dark: ['深色', '深色', 'Dark'],
  standard: ['标准', '標準', 'Standard'],
  large: ['大', '大', 'Large'],
  largest: ['最大', '最大', 'Largest'],
  preparing: ['正在准备预览…', '正在準備預覽…', 'Preparing the preview…'],
  frame: ['页面在手机上的样子', '頁面在手機上的樣子', 'The page as a phone shows it'],
  updating: ['正在更新…', '正在更新…', 'Updating…'],
  window: ['在新窗口打开', '在新視窗開啟', 'Open in a window'],
  omitted: [
    '有 {count} 个区块内容不全，暂不显示。',
    '有 {count} 個區塊內容不全，暫不顯示。',
    '{count} blocks are not complete enough to be shown.',
  ],
})

export const personNames: Readonly<Record<PreviewPerson, Row>> = table({
  visitor: ['未登录的访客', '未登入的訪客', 'A visitor who is not signed in'],
  register: ['已登记手机号码的人', '已登記手機號碼的人', 'Someone with a phone number'],
  login: ['已登录账户的客户', '已登入賬戶的客戶', 'A client in their account'],
  ineligible: ['不符合条件的人', '不合資格的人', 'Someone who is not eligible'],
  sold_out: ['名额已满时', '名額已滿時', 'Anyone when places are gone'],
  joined: ['已参加的人', '已參加的人', 'Someone who has joined'],
})
