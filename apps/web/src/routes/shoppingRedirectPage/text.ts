import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['离开本站之前', '離開本站之前', 'Before you leave'],
  lead: [
    '下一个网站由合作方运营，适用其条款和隐私政策。请先看清去向和会传递的资料。',
    '下一個網站由合作夥伴營運，適用其條款和私隱政策。請先看清去向和會傳遞的資料。',
    'A partner runs the next site under its own terms and privacy policy. Check where you are going and which data is shared.',
  ],
  loading: ['正在载入', '正在載入', 'Loading'],
  partner: ['合作方', '合作夥伴', 'Partner'],
  host: ['网站地址', '網站地址', 'Site'],
  passed: ['会传递的资料', '會傳遞的資料', 'Data shared'],
  nothing: [
    '不勾选则不传递任何资料，您以访客身份前往。',
    '不剔選則不傳遞任何資料，您以訪客身份前往。',
    'If you leave this unticked, no data is shared and you continue as a guest.',
  ],
  pass: ['把我的会员编号告诉{partner}', '把我的會員編號告訴{partner}', 'Tell {partner} my member number'],
  optional: ['（选填）', '（選填）', '(optional)'],
  visitor: [
    '您没有登录，不会传递任何资料。登录后可以选择让对方知道您是会员。',
    '您尚未登入，不會傳遞任何資料。登入後可選擇讓對方知道您是會員。',
    'You are not signed in, so no data is shared. Sign in if you want the partner to know that you are a member.',
  ],
  signIn: ['登录', '登入', 'Sign in'],
  never: [
    '我们不会请您在合作方的网站输入登录验证码、账户密码或交易密码。',
    '我們不會請您於合作夥伴的網站輸入登入驗證碼、賬戶密碼或交易密碼。',
    'We never ask you to enter a sign-in code, account password or trading password on the site of a partner.',
  ],
  go: ['前往 {host}', '前往 {host}', 'Go to {host}'],
  going: ['正在前往', '正在前往', 'Opening'],
  back: ['留在本站', '留在本站', 'Stay here'],
  withdrawn: ['这个链接已停用', '此連結已停用', 'This link is no longer in use'],
  withdrawnWhy: [
    '我们已停止前往{partner}，您没有离开本站。',
    '我們已停止前往{partner}，您沒有離開本站。',
    'We no longer link to {partner}. You have not left our site.',
  ],
  ended: ['活动已经结束', '活動已經結束', 'This has ended'],
  endedWhy: [
    '{partner}的优惠已于 {moment} 结束。',
    '{partner}的優惠已於 {moment} 結束。',
    '{partner}’s offer ended on {moment}.',
  ],
  missing: ['找不到这个网站', '找不到這個網站', 'Destination not found'],
  missingWhy: [
    '链接有误，或不是我们发出的。我们只前往自己登记过的合作方网站。',
    '連結有誤，或並非由我們發出。我們只前往自己登記過的合作夥伴網站。',
    'The link is wrong or not one of ours. We link to sites of registered partners only.',
  ],
  changed: [
    '会传递的资料刚有更新，请重新看过。',
    '會傳遞的資料剛有更新，請重新看過。',
    'The data shared has just changed. Please read it again.',
  ],
  strange: [
    '收到的地址与上面所写的不符，已停止前往。',
    '收到的網址與上面所寫的不符，已停止前往。',
    'The address we received is not the one above, so we have stopped.',
  ],
  home: ['返回首页', '返回主頁', 'Home page'],
})
