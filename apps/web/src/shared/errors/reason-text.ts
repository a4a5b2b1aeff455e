import { brand } from '@foyer/api/brand'
import type { Reason } from '@foyer/protocol/errors'
import { needsFirm } from '@foyer/protocol/errors/needs-firm.generated'
import type { Failure } from '../../platform/failure.ts'
import type { Language } from '../text/languages.ts'
import { fill, type Row, table, textsIn } from '../text/table.ts'

/** Every failure a person can meet, in words and with a way on (X3). A reason without a row does not compile. */
const text = table({
  invalid_request: [
    '请求内容有误，请检查后重试。',
    '請求內容有誤，請檢查後重試。',
    'The request was not valid. Please check it and try again.',
  ],
  mobile_malformed: ['手机号格式不正确', '手機號碼格式不正確', 'Malformed phone number'],
  proof_wrong: [
    '设备确认没有通过，请再试一次。',
    '裝置確認未能通過，請再試一次。',
    'The device check did not pass. Please try again.',
  ],
  decryption_failed: [
    '安全连接需要更新，请刷新页面后重试。',
    '安全連線需要更新，請重新整理頁面後再試。',
    'The secure connection has expired. Reload the page and try again.',
  ],
  consent_missing: [
    '文件已有新版本，请重新阅读并同意。',
    '文件已有新版本，請重新閱讀並同意。',
    'The documents have changed. Please read them and agree again.',
  ],
  residence_needed: ['请先选择居住地。', '請先選擇居住地。', 'Please select where you live first.'],
  terms_outdated: [
    '活动条款已有新版本，请重新阅读后再参加。',
    '活動條款已有新版本，請重新閱讀後再參加。',
    'The terms have changed. Please read them again before you join.',
  ],
  upload_not_picture: [
    '这不是可用的图片，请选择 JPG、PNG 或 WebP 照片。',
    '這不是可用的圖片，請選擇 JPG、PNG 或 WebP 相片。',
    'This is not a picture we can use. Please choose a JPG, PNG or WebP photo.',
  ],
  upload_unreadable: [
    '图片已损坏，无法读取，请换一张。',
    '圖片已損壞，無法讀取，請換一張。',
    'This picture is damaged and cannot be read. Please choose another one.',
  ],
  upload_differs: [
    '图片在上传途中有变，请重新上传。',
    '圖片在上載途中有變，請重新上載。',
    'The upload was damaged. Please upload it again.',
  ],
  token_missing: [
    '会话已失效，请刷新页面后重试。',
    '連線已失效，請重新整理頁面後再試。',
    'Your session is no longer valid. Reload the page and try again.',
  ],
  token_invalid: [
    '会话已失效，请刷新页面后重试。',
    '連線已失效，請重新整理頁面後再試。',
    'Your session is no longer valid. Reload the page and try again.',
  ],
  token_expired: [
    '会话已过期，请再试一次。',
    '連線已過期，請再試一次。',
    'Your session has expired. Please try again.',
  ],
  session_revoked: [
    '您已在别处退出，请重新登录。',
    '您已在別處登出，請重新登入。',
    'You have been signed out. Please sign in again.',
  ],
  signature_wrong: [
    '请求未能通过安全检查，请刷新页面后重试。',
    '請求未能通過安全檢查，請重新整理頁面後再試。',
    'The request did not pass a security check. Reload the page and try again.',
  ],
  signature_stale: [
    '手机时间与标准时间相差较大，请校正后重试。',
    '手機時間與標準時間相差較大，請校正後再試。',
    'The clock of this phone is wrong. Please correct it and try again.',
  ],
  signature_replayed: [
    '请求已处理过，请再试一次。',
    '請求已處理過，請再試一次。',
    'This request was already handled. Please try again.',
  ],
  ticket_invalid: [
    '验证已超时，请重新获取验证码。',
    '驗證已逾時，請重新索取驗證碼。',
    'The verification has expired. Please request a new code.',
  ],
  socket_pwd_invalid: [
    '登录已到期，请重新登录。',
    '登入已到期，請重新登入。',
    'Your sign-in has expired. Please sign in again.',
  ],
  login_wrong: [
    '客户号或密码不正确，还可再试 {attemptsLeft} 次',
    '客戶號碼或密碼不正確，還可再試 {attemptsLeft} 次',
    'The client number or password is incorrect. Attempts left: {attemptsLeft}',
  ],
  login_secret_wrong: [
    '账户登录已失效，请重新登录账户。',
    '賬戶登入已失效，請重新登入賬戶。',
    'Your account sign-in is no longer valid. Please log in to the account again.',
  ],
  level_too_low: ['请先登录再继续。', '請先登入再繼續。', 'Please sign in first.'],
  sms_region_blocked: [
    '暂不支持向该地区的号码发送验证码，请使用其他号码或致电 {hotline}。',
    '暫不支援向該地區的號碼發送驗證碼，請使用其他號碼或致電 {hotline}。',
    'We cannot send codes to numbers of this region. Use another number or call {hotline}.',
  ],
  sms_code_wrong: [
    '验证码不正确，还可再试 {attemptsLeft} 次',
    '驗證碼不正確，還可再試 {attemptsLeft} 次',
    'Incorrect code. Attempts left: {attemptsLeft}',
  ],
  sms_code_locked: [
    '错误次数过多，此验证码已作废，请重新获取。',
    '錯誤次數過多，此驗證碼已作廢，請重新索取。',
    'Too many wrong codes. Please request a new one.',
  ],
  stage_undone: [
    '这项任务还没有完成。请先看完影片。',
    '此項任務尚未完成。請先看畢影片。',
    'This task is not done yet. Watch the whole film first.',
  ],
  sms_code_missing: [
    '目前没有可核对的验证码，请先获取验证码。',
    '現時沒有可核對的驗證碼，請先索取驗證碼。',
    'Please request a code first.',
  ],
  sms_code_expired: [
    '验证码已过期或已使用，请重新获取。',
    '驗證碼已過期或已使用，請重新索取。',
    'The code has expired or was used. Please request a new one.',
  ],
  host_not_allowed: [
    '此地址不受支持，请从官方网址 {host} 进入，或致电 {hotline}。',
    '此網址不受支援，請從官方網址 {host} 進入，或致電 {hotline}。',
    'This address is not supported. Please use the official site {host}, or call {hotline}.',
  ],
  passkey_refused: [
    '这个通行密钥不能登录此账户，可能已被删除。请改用账户密码。',
    '此通行密鑰未能登入賬戶，可能已被刪除。請改用賬戶密碼。',
    'This passkey does not log in to the account. It may have been deleted. Please use your password.',
  ],
  passkeys_full: [
    '通行密钥已达上限，请先删除不用的。',
    '通行密鑰已達上限，請先刪除不用的。',
    'You have as many passkeys as possible. Delete one that you no longer use.',
  ],
  provider_login_invalid: [
    '这次验证已失效，或不是由此窗口发起。请重新开始。',
    '這次驗證已失效，或不是由此視窗發起。請重新開始。',
    'This confirmation is no longer valid, or another window began it. Please start again.',
  ],
  provider_cancelled: [
    '验证没有完成，您仍未登录账户。可以重新开始。',
    '驗證未完成，您仍未登入賬戶。可以重新開始。',
    'The confirmation was not completed, so you are not logged in to the account. You can start again.',
  ],
  provider_other_client: [
    '您验证的客户在此手机号下没有账户。请用本人的资料重新开始，或改用账户登记的手机号；如需协助请致电 {hotline}。',
    '您驗證的客戶在此手機號碼下沒有賬戶。請用本人的資料重新開始，或改用賬戶登記的手機號碼；如需協助請致電 {hotline}。',
    'The client you confirmed has no account under this phone number. Start again as yourself, or sign in with the phone number of the account. Call {hotline} if you need help.',
  ],
  staff_signed_out: [
    '员工登录已结束，请在控制台重新登录。',
    '員工登入已結束，請在控制台重新登入。',
    'Your staff session has ended. Please sign in at the console again.',
  ],
  role_missing: ['您的角色不能执行此操作。', '您的角色不能執行此操作。', 'Your role does not allow this.'],
  proof_needed: [
    '请先再次验证身份，然后重试。',
    '請先再次驗證身分，然後重試。',
    'Please prove your identity again, then retry.',
  ],
  account_suspended: [
    '该账户已暂停使用，请致电 {hotline}。',
    '該賬戶已暫停使用，請致電 {hotline}。',
    'This account is suspended. Please call {hotline}.',
  ],
  totp_wrong: [
    '动态码不正确，还可再试 {attemptsLeft} 次',
    '動態碼不正確，還可再試 {attemptsLeft} 次',
    'Incorrect code. Attempts left: {attemptsLeft}',
  ],
  device_unknown: [
    '此设备首次登录该账户，动态码在此设备上还不能使用。请获取短信验证码；登录一次后即可使用动态码。',
    '此裝置首次登入該賬戶，動態碼在此裝置上尚未能使用。請索取短訊驗證碼；登入一次後即可使用動態碼。',
    'This device is new to the account, so you cannot use the authenticator yet. Request a code by text message. After one sign-in you can use the authenticator here.',
  ],
  activity_mainland: [
    '此活动不向中国内地居民提供。',
    '此活動不向中國內地居民提供。',
    'This activity is not offered to residents of mainland China.',
  ],
  activity_not_started: ['活动尚未开始。', '活動尚未開始。', 'This activity has not started yet.'],
  activity_ended: ['活动已经结束。', '活動已經結束。', 'This activity has ended.'],
  activity_ineligible: [
    '您暂不符合此活动的参加条件。',
    '您暫不符合此活動的參加條件。',
    'You do not meet the conditions of this activity.',
  ],
  stage_locked: ['请先完成前一项任务。', '請先完成前一項任務。', 'Please complete the previous task first.'],
  upload_infected: [
    '图片没有通过安全检查，请换一张。',
    '圖片未能通過安全檢查，請換一張。',
    'This picture did not pass the safety check. Please choose another one.',
  ],
  not_found: ['找不到这项内容。', '找不到這項內容。', 'We could not find this.'],
  code_invalid: [
    '这个换领码无效，请让顾客重新出示。',
    '這個換領碼無效，請讓顧客重新出示。',
    'This code is not valid. Ask the customer to show it again.',
  ],
  code_expired: [
    '换领码已过期，请让顾客重新出示。',
    '換領碼已過期，請讓顧客重新出示。',
    'This code has expired. Ask the customer to show it again.',
  ],
  code_used: ['这张礼券已经使用过。', '這張禮券已經使用過。', 'This voucher has already been used.'],
  merchant_unknown: ['商户密码不正确。', '商戶密碼不正確。', 'The merchant PIN is incorrect.'],
  hold_expired: [
    '保留时间已过，积分已退回，可以重新选择。',
    '保留時間已過，積分已退回，可以重新選擇。',
    'The reservation has ended and your points were returned. You can choose again.',
  ],
  points_short: ['积分不足。', '積分不足。', 'You do not have enough points.'],
  already_granted: ['您已经领取过。', '您已經領取過。', 'You have claimed this already.'],
  reward_not_open: [
    '这项奖励目前不能这样处理，请刷新后再看。',
    '這項獎賞目前不能這樣處理，請重新整理後再看。',
    'This is not possible for this reward now. Refresh to see its status.',
  ],
  no_chances: ['抽奖机会已用完。', '抽獎機會已用完。', 'You have no chances left.'],
  gift_packed: [
    '礼品正在打包或已经打包，资料不能再修改；如需协助请致电客户服务热线。',
    '禮品正在包裝或已經包裝，資料不能再修改；如需協助請致電客戶服務熱線。',
    'Your gift is being packed or is packed, so its details can no longer change. Call our hotline if you need help.',
  ],
  erasure_blocked: [
    '还有尚未完成的奖励或登录账户，处理完后才能删除资料。',
    '還有尚未完成的獎賞或登入賬戶，處理完後才能刪除資料。',
    'You still have open rewards or an account. We can erase your data once they are settled.',
  ],
  activity_queued: [
    '现在参加的人很多，请在活动页查看您的排队位置。',
    '現在參加的人很多，請在活動頁查看您的輪候位置。',
    'Many people are joining now. Check your place in the queue on the activity page.',
  ],
  activity_stopped: [
    '我们正在核查，此服务暂停。您已有的奖励不受影响。请稍后再试，或致电 {hotline}。',
    '我們正在核查，此服務暫停。您已有的獎賞不受影響。請稍後再試，或致電 {hotline}。',
    'We have paused this for a check. Your rewards are not affected. Try again later, or call {hotline}.',
  ],
  activity_sold_out: ['名额已满。', '名額已滿。', 'All places are taken.'],
  key_reused: [
    '这次操作已提交过，请刷新页面查看结果。',
    '這次操作已提交過，請重新整理頁面查看結果。',
    'This was already submitted. Reload the page to see the result.',
  ],
  too_large: [
    '内容过大，请缩减后重试。',
    '內容過大，請縮減後再試。',
    'That is too large. Please shorten it and try again.',
  ],
  upload_too_many_pixels: [
    '图片尺寸过大，请换一张较小的。',
    '圖片尺寸過大，請換一張較小的。',
    'This picture has too many pixels. Please choose a smaller one.',
  ],
  proof_required: [
    '需要先确认您的设备，请再试一次。',
    '需要先確認您的裝置，請再試一次。',
    'We need to check your device first. Please try again.',
  ],
  rate_limited: [
    '尝试次数过多，请 {wait} 后再试。',
    '嘗試次數過多，請 {wait} 後再試。',
    'Too many attempts. Please try again in {wait}.',
  ],
  sms_resend_too_soon: [
    '验证码刚刚发送，请 {wait} 后再重发。',
    '驗證碼剛剛發送，請 {wait} 後再重發。',
    'A code was just sent. You can request another in {wait}.',
  ],
  sms_number_limit: [
    '该号码获取验证码的次数已达上限，请 {wait} 后再试。',
    '該號碼索取驗證碼的次數已達上限，請 {wait} 後再試。',
    'Too many codes were requested for this number. Please try again in {wait}.',
  ],
  login_locked: [
    '尝试次数过多，请 {wait} 后再试；忘记密码请致电 {hotline}。',
    '嘗試次數過多，請 {wait} 後再試；忘記密碼請致電 {hotline}。',
    'Too many attempts. Try again in {wait}, or call {hotline} if you forgot the password.',
  ],
  upload_limit: [
    '上传次数过多，请 {wait} 后再试。',
    '上載次數過多，請 {wait} 後再試。',
    'Too many uploads. Please try again in {wait}.',
  ],
  server_error: [
    '我们这边出了问题，请稍后重试；如仍未恢复，请致电 {hotline}。',
    '我們這邊出了問題，請稍後再試；如仍未恢復，請致電 {hotline}。',
    'Something went wrong on our side. Try again shortly, or call {hotline} if it persists.',
  ],
  unavailable: [
    '服务繁忙，请 {wait} 后重试；如仍未恢复，请致电 {hotline}。',
    '服務繁忙，請 {wait} 後再試；如仍未恢復，請致電 {hotline}。',
    'The service is busy. Try again in {wait}, or call {hotline} if it persists.',
  ],
  sms_budget_spent: [
    '短信服务暂停，请稍后再试或致电 {hotline}。',
    '短訊服務暫停，請稍後再試或致電 {hotline}。',
    'Text messages are paused for now. Try later or call {hotline}.',
  ],
  trading_password_wrong: [
    '交易密码不正确，还可尝试 {attemptsLeft} 次。',
    '交易密碼不正確，還可嘗試 {attemptsLeft} 次。',
    'Incorrect trading password. Attempts left: {attemptsLeft}.',
  ],
  trading_password_locked: [
    '交易密码输错次数过多，请在 {wait} 后再试，或致电 {hotline}。',
    '交易密碼輸錯次數過多，請於 {wait} 後再試，或致電 {hotline}。',
    'Too many wrong trading passwords. Try again in {wait}, or call {hotline}.',
  ],
  offering_cut_off: [
    '本公司的截止时间已过，申请没有提交，也没有扣款。',
    '本公司的截止時間已過，申請未有提交，亦無扣款。',
    'Our cut-off has passed. Nothing was submitted and nothing was charged.',
  ],
  test_needed: ['请先通过知识评估。', '請先通過知識評估。', 'Please pass the knowledge test first.'],
  test_too_soon: ['请在 {wait} 后再次作答。', '請於 {wait} 後再次作答。', 'You can take the test again in {wait}.'],
  funds_short: [
    '账户可用资金不足，申请没有提交。',
    '賬戶可用資金不足，申請未有提交。',
    'The account has insufficient available funds. Nothing was submitted.',
  ],
  application_exists: [
    '每人限提交一份申请，您已有一份申请。',
    '每人限提交一份申請，您已有一份申請。',
    'One application per person. You already have one.',
  ],
  applications_spent: [
    '您对此项目的申请与取消次数已用完，不能再次申请。',
    '您就此項目的申請及取消次數已用完，不能再次申請。',
    'You have reached the limit of applications and cancellations and cannot apply again.',
  ],
  application_final: [
    '申请已经截止处理，不能再更改或取消。',
    '申請已經截止處理，不能再更改或取消。',
    'This application can no longer be changed or cancelled.',
  ],
  order_refused: [
    '交易系统没有接受这项指示，没有更改任何内容。请致电 {hotline}。',
    '交易系統未有接受這項指示，沒有更改任何內容。請致電 {hotline}。',
    'The order system did not accept this, and nothing was changed. Please call {hotline}.',
  ],
  phone_same: [
    '这就是您现在的手机号，请输入另一个。',
    '這就是您現時的手機號碼，請輸入另一個。',
    'This is already your number. Please enter another one.',
  ],
  phone_cooling: [
    '手机号刚更换过，为安全起见，此操作需在 {wait} 后进行；如非本人更换，请立即致电 {hotline}。',
    '手機號碼剛更改過，為安全起見，此操作須於 {wait} 後進行；如非本人更改，請立即致電 {hotline}。',
    'Your number was changed recently, so please wait {wait}. Was it not you? Call {hotline} at once.',
  ],
  service_restricted: [
    '我们不能在您所在的地区，或向这个号码或账户提供这项服务。如有疑问，请致电 {hotline}。',
    '我們不能在您所在的地區，或向這個號碼或賬戶提供這項服務。如有疑問，請致電 {hotline}。',
    'We cannot offer this service where you are, or to this number or account. If you have questions, call {hotline}.',
  ],
  fresh_proof_needed: [
    '此操作需要先确认是您本人，尚未进行。',
    '此操作須先確認是您本人，尚未進行。',
    'Please confirm your identity first. Nothing was done yet.',
  ],
  phone_taken: [
    '此号码已有人登记。如果是您本人，请用此号码登录；如需合并，请致电 {hotline}。',
    '此號碼已有人登記。如屬您本人，請以此號碼登入；如需合併，請致電 {hotline}。',
    'This number is already registered. If it is yours, sign in with it, or call {hotline} to merge the two.',
  ],
  redirect_closed: [
    '我们已停止前往这个合作方的页面。',
    '我們已停止前往這個合作夥伴的頁面。',
    'This partner’s page is no longer available.',
  ],
  watchlist_full: [
    '自选已满，请先移除一些再添加。',
    '自選已滿，請先移除一些再加入。',
    'Your watchlist is full. Remove something before you add more.',
  ],
  call_back_open: [
    '您已有一个回电请求在处理中。',
    '您已有一個回電要求在處理中。',
    'You already have a call-back waiting.',
  ],
  call_back_window: [
    '这个时段已过，请选择其他时段。',
    '此時段已過，請選擇其他時段。',
    'That time has passed. Choose another one.',
  ],
  price_alerts_full: [
    '到价提醒已满，请先删除一些。',
    '到價提示已滿，請先刪除一些。',
    'You have the most alerts there can be. Delete one to add another.',
  ],
  price_alert_reached: [
    '价格已经到了，请换一个价位。',
    '價格已到達，請改用另一個價位。',
    'The price is already there. Choose another one.',
  ],
  market_unavailable: [
    '行情暂时没有更新，请稍后再试。',
    '行情暫時未有更新，請稍後再試。',
    'Market data is not available for the moment. Please try again shortly.',
  ],
  facts_missing: [
    '这里的资料尚未公布，请稍后再来，或致电 {hotline}。',
    '這裏的資料尚未公布，請稍後再來，或致電 {hotline}。',
    'The information for this has not been published yet. Please come back later, or call {hotline}.',
  ],
  network: [
    '网络没有连上，请检查后重试。',
    '網絡未能連線，請檢查後再試。',
    'No connection. Check your network and try again.',
  ],
  timeout: ['等待时间过长，请重试。', '等候時間過長，請重試。', 'That took too long. Please try again.'],
  unreadable: [
    '收到的内容无法读取，请稍后重试；如仍未恢复，请致电 {hotline}。',
    '收到的內容無法讀取，請稍後再試；如仍未恢復，請致電 {hotline}。',
    'The answer could not be read. Try again shortly, or call {hotline} if it persists.',
  ],
  reenter: [
    '页面没有准备好，请退出后重新进入。',
    '頁面未能準備好，請退出後重新進入。',
    'The page could not start. Please leave and open it again.',
  ],
  no_credentials: [
    '会话没有准备好，请刷新页面后重试。',
    '連線未能準備好，請重新整理頁面後再試。',
    'Your session is not ready. Reload the page and try again.',
  ],
  aborted: ['已停止，请重试。', '已停止，請重試。', 'This was stopped. Please try again.'],
  unexpected: [
    '出现意外问题，请重试；如仍未恢复，请致电 {hotline}。',
    '出現意外問題，請重試；如仍未恢復，請致電 {hotline}。',
    'Something unexpected happened. Try again, or call {hotline} if it persists.',
  ],
} satisfies Record<Reason, Row>)

const waits = table({
  seconds: ['{n} 秒', '{n} 秒', '{n} s'],
  minutes: ['{n} 分钟', '{n} 分鐘', '{n} min'],
  hours: ['{n} 小时', '{n} 小時', '{n} h'],
  while: ['片刻', '片刻', 'a moment'],
})

/** Formats a wait: up to 90 in seconds, then whole minutes and hours, rounded up. */
const waitText = (seconds: number | undefined, language: Language): string => {
  const t = textsIn(waits, language)
  if (seconds === undefined) return t.while
  if (seconds <= 90) return fill(t.seconds, { n: seconds })
  if (seconds <= 90 * 60) return fill(t.minutes, { n: Math.ceil(seconds / 60) })
  return fill(t.hours, { n: Math.ceil(seconds / 3600) })
}

/** A reason that this client does not know, because the server is newer, counts as `unexpected`. */
const known = (reason: Reason): Reason => (Object.hasOwn(text, reason) ? reason : 'unexpected')

const references = table({ quote: ['（编号 {reference}）', '（編號 {reference}）', ' (Reference {reference})'] })

/** The reference that a person quotes on the phone, so that support finds the request in the log. */
const referenceText = ({ reason, detail }: Failure, language: Language): string =>
  detail?.reference && needsFirm.has(reason)
    ? fill(textsIn(references, language).quote, { reference: detail.reference })
    : ''

const sentence = ({ reason, detail }: Failure, language: Language): string =>
  fill(textsIn(text, language)[known(reason)], {
    // a number is not broken over two lines
    hotline: brand.hotline.replaceAll(' ', '\u00a0'),
    host: brand.hosts[0] ?? '',
    attemptsLeft: detail?.attemptsLeft ?? 0,
    wait: waitText(detail?.retryAfter, language),
  })

/** A failure in words, with a way on, and with the reference of its call where the way leads to us. */
export const reasonText = (failure: Failure, language: Language): string =>
  sentence(failure, language) + referenceText(failure, language)
