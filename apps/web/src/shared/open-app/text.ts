import { table } from '../text/table.ts'

export const text = table({
  share: ['分享', '分享', 'Share'],
  close: ['关闭页面', '關閉頁面', 'Close page'],
  notClosed: ['App 没有关闭此页面', 'App 未能關閉此頁面', 'The app did not close this page'],
  copied: ['链接已复制', '連結已複製', 'Link copied'],
  notShared: ['未能分享，请稍后再试', '未能分享，請稍後再試', 'This was not shared. Please try again later'],
  copy: ['复制链接', '複製連結', 'Copy the link'],
  notCopied: ['链接未能复制', '連結未能複製', 'The link was not copied'],
  bannerTitle: ['在 App 中打开', '在 App 中開啟', 'Open in the app'],
  bannerLead: ['账户、行情与活动都在手边', '賬戶、行情與活動都在手邊', 'Account and quotes at hand'],
  open: ['打开', '開啟', 'Open'],
  dismiss: ['不再显示', '不再顯示', 'Do not show again'],
  inBrowser: ['在浏览器中打开', '在瀏覽器中開啟', 'Open in a browser'],
  inBrowserLead: [
    '浏览器可以打开我们的 App，这个应用不可以。',
    '瀏覽器可以開啟我們的 App，這個應用程式不可以。',
    'A browser can open our app. The app that you are using now cannot.',
  ],
  byLink: [
    '小程序里打不开 App。复制链接，粘贴到浏览器中打开。',
    '小程式裏無法開啟 App。複製連結，貼到瀏覽器中開啟。',
    'A mini-program cannot open the app. Copy the link and paste it into a browser.',
  ],
  byMenu: ['从右上角的菜单分享', '從右上角的選單分享', 'Share from the menu at the top right'],
  byMenuLead: ['朋友会收到链接。', '朋友會收到連結。', 'Your friend receives the link.'],
  tapMenu: ['点按右上角的 ···', '點右上角的 ···', 'Tap ··· at the top right'],
  thenChoose: ['选择“{entry}”', '選擇「{entry}」', 'Choose “{entry}”'],
  weChatEntry: ['在浏览器打开', '在瀏覽器開啟', 'Open in browser'],
  qqEntry: ['用浏览器打开', '以瀏覽器開啟', 'Open in browser'],
  weiboEntry: ['浏览器打开', '瀏覽器開啟', 'Open in browser'],
  forwardEntry: ['发送给朋友', '傳送給朋友', 'Send to chat'],
})
