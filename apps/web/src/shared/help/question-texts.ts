import { table } from '../text/table.ts'

/** Questions that people have on any screen of a kind, where the page has none of its own. */
export const questionTexts = table({
  noCode: ['收不到验证码怎么办？', '收不到驗證碼怎麼辦？', 'I did not get a code'],
  noCodeAnswer: [
    '请核对区号和号码，并查看被拦截的短信。倒计时结束后可重新获取。',
    '請核對區號及號碼，並查看被攔截的短訊。倒數完結後可再次索取。',
    'Check the area code, the number and your blocked messages. When the timer ends you can send a new one.',
  ],
  oldNumber: ['换了手机号怎么办？', '更換了手機號碼怎麼辦？', 'My phone number has changed'],
  oldNumberAnswer: [
    '旧号码还能收短信，请先用它登录，再更换号码。旧号码已停用，请致电热线。',
    '如舊號碼仍可接收短訊，請先用它登入，再更改號碼。如舊號碼已停用，請致電熱線。',
    'If the old number still gets messages, sign in with it and then change it. If not, call the hotline.',
  ],
  requestedCode: ['有人向我要验证码', '有人向我索取驗證碼', 'Someone wants my code'],
  requestedCodeAnswer: [
    '请勿告知任何人。我们的职员不会索取密码或验证码。',
    '請勿告知任何人。我們的職員不會索取密碼或驗證碼。',
    'Give it to nobody. Our staff never need your password or code.',
  ],
  twoSteps: ['为什么还要登录证券账户？', '為甚麼還要登入證券賬戶？', 'Why do I log in to my account too?'],
  twoStepsAnswer: [
    '手机号可查看奖励和活动。资产数据需要账户密码和第二重验证。',
    '手機號碼可查看獎賞及活動。資產資料需要賬戶密碼及第二重驗證。',
    'Your phone number shows rewards and activities. Account figures need your password and a second step.',
  ],
  hide: ['怎样隐藏金额？', '怎樣隱藏金額？', 'How do I hide amounts?'],
  hideAnswer: [
    '点按总资产旁的眼睛图标，再点按一次即可恢复。',
    '按總資產旁的眼睛圖示，再按一次即可還原。',
    'Tap the eye beside the total. Tap it again to show them.',
  ],
  unknownDevice: ['看到不认识的设备', '看到不認識的裝置', 'I see a device that is not mine'],
  unknownDeviceAnswer: [
    '在“登录设备”中移除它，更改账户密码，并致电热线。',
    '在「登入裝置」中移除它，更改賬戶密碼，並致電熱線。',
    'Remove it from the list of devices, change your account password, and call the hotline.',
  ],
  when: ['奖励什么时候到？', '獎賞何時發放？', 'When does my reward arrive?'],
  whenAnswer: [
    '发放时间写在活动条款中。奖励到账后，您会收到通知。',
    '發放時間列於活動條款。獎賞發放後，您會收到通知。',
    'The terms of the activity have the date. You get a notification once it is here.',
  ],
  missing: ['参加了活动，却没有奖励', '參加了活動，卻沒有獎賞', 'I joined and have no reward'],
  missingAnswer: [
    '奖励属于参加时所用的手机号。请核对登录的号码和条款中的发放时间。',
    '獎賞屬於參加時所用的手機號碼。請核對登入的號碼及條款所列的發放時間。',
    'A reward belongs to the phone number you joined with. Check which number is signed in and the date in the terms.',
  ],
  expired: ['券过期了还能用吗？', '券過期後還能用嗎？', 'Can I use an expired voucher?'],
  expiredAnswer: [
    '不能。有效期写在券上，临近到期时会通知您。',
    '不能。有效期列於券上，臨近到期時會通知您。',
    'No. The voucher has its last day, and we notify you before it ends.',
  ],
  mayJoin: ['我能参加吗？', '我可以參加嗎？', 'Can I join?'],
  mayJoinAnswer: [
    '活动条款列明谁可参加。登录后，按钮会显示您是否符合条件。',
    '活動條款列明誰可參加。登入後，按鈕會顯示您是否合資格。',
    'The terms list who can join. Once you sign in, the button shows whether you can.',
  ],
})
