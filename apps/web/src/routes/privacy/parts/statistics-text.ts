import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['使用统计', '使用統計', 'Usage statistics'],
  // no paragraph is larger than the lead of the page, which is painted much earlier
  why: [
    '为改进页面，我们统计打开了哪些页面、停留多久、滚动到哪里、按下了什么。',
    '為改善頁面，我們統計開啟了哪些頁面、停留多久、捲動到哪裏、按下了甚麼。',
    'To improve the pages, we record which ones are opened, for how long, how far they are scrolled and what is pressed.',
  ],
  besides: [
    '另有屏幕大小，和您是从哪里进入的（例如某项推广）。只对这台设备有效。',
    '另有螢幕大小，以及您是從哪裏進入的（例如某項推廣）。只適用於這部裝置。',
    'We also record the screen size and where you came from, such as a campaign. This applies to this device only.',
  ],
  who: [
    '登录期间，统计与您的用户代码关联：您取走的资料里有这些统计，最多保存 13 个月。',
    '登入期間，統計會與您的用戶代碼關聯：您取走的資料包括這些統計，最多保存 13 個月。',
    'While you are signed in, statistics are linked to your user code. They are part of the data you can download and are kept for 13 months at most.',
  ],
  typed: [
    '您输入的内容从不统计；按钮上的文字只在未登录时记录，其中较长的数字会先去掉。',
    '您輸入的內容絕不統計；按鈕上的文字只在未登入時記錄，當中較長的數字會先刪去。',
    'What you type is never recorded. Button texts are recorded only while you are signed out, with longer numbers removed.',
  ],
  signal: [
    '您的浏览器要求网站不要跟踪您（全球隐私控制或“请勿跟踪”），因此统计保持关闭，除非您在这里开启。',
    '您的瀏覽器要求網站不要追蹤您（全球私隱控制或「請勿追蹤」），因此統計會保持關閉，除非您在此開啟。',
    'Your browser asks sites not to track you (Global Privacy Control or Do Not Track). Statistics stay off unless you turn them on here.',
  ],
  label: ['允许使用统计', '允許使用統計', 'Allow usage statistics'],
  on: ['已开启', '已開啟', 'On'],
  off: [
    '已关闭，这台设备上没有统计数据',
    '已關閉，這部裝置上沒有統計數據',
    'Off. No statistics are stored on this device',
  ],
})
