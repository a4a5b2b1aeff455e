import { table } from '@foyer/staff-interface/table'

/** Events of the timeline that are no acts of the audit trail, or that the timeline states from the side of the person. */
export const eventNames = table({
  grant: ['获得奖励', '獲得獎賞', 'Received a reward'],
  issue: ['券已可用', '券已可用', 'The voucher became usable'],
  code: ['获得券码', '獲得券碼', 'The voucher received its code'],
  submit: ['填写地址', '填寫地址', 'Entered the address'],
  find: ['被查找', '被尋找', 'Found by a search'],
  view: ['被查看', '被查看', 'Viewed by staff'],
  reveal: ['显示个人信息', '顯示個人資料', 'Personal data was shown'],
  registration: ['登录验证码', '登入驗證碼', 'Code to sign in'],
  phone_old: ['更换号码的验证码', '更改號碼的驗證碼', 'Code to change the number'],
  phone_new: ['新号码的验证码', '新號碼的驗證碼', 'Code to a new number'],
  fresh_proof: ['确认身份的验证码', '確認身分的驗證碼', 'Code to prove their identity'],
  account_suspended: ['账户已停用', '賬戶已停用', 'The account is suspended'],
  activity_ended: ['活动已结束', '活動已結束', 'The activity has ended'],
  activity_ineligible: ['不符合条件', '不符合條件', 'Not eligible'],
  activity_mainland: ['内地不可参加', '內地不可參加', 'Not open to the mainland'],
  activity_not_started: ['活动未开始', '活動未開始', 'The activity has not started'],
  activity_sold_out: ['已发完', '已派完', 'Nothing is left'],
  already_granted: ['已经领取', '已經領取', 'Received before'],
  invalid_request: ['内容不正确', '內容不正確', 'The values are not valid'],
  level_too_low: ['需要登录账户', '需要登入賬戶', 'A login is required'],
  login_locked: ['登录已锁定', '登入已鎖定', 'The login is locked'],
  login_wrong: ['账户或密码错误', '賬戶或密碼錯誤', 'Account or password is wrong'],
  not_found: ['不存在', '不存在', 'It does not exist'],
  phone_cooling: ['更换号码后的等待期', '更改號碼後的等候期', 'Paused after a change of number'],
  rate_limited: ['请求过多', '要求過多', 'Too many requests'],
  reward_not_open: ['奖励现在不可用', '獎賞現在不可用', 'The reward is not usable now'],
  service_restricted: ['不可向其提供服务', '不可向其提供服務', 'The service is restricted'],
  session_revoked: ['登录已结束', '登入已結束', 'The session had ended'],
  sms_code_expired: ['验证码已过期', '驗證碼已過期', 'The code has expired'],
  sms_code_locked: ['验证码已锁定', '驗證碼已鎖定', 'The code is locked'],
  sms_code_wrong: ['验证码错误', '驗證碼錯誤', 'The code is wrong'],
  sms_number_limit: ['该号码短信过多', '該號碼短訊過多', 'Too many messages to the number'],
  sms_resend_too_soon: ['重发过快', '重發過快', 'Another code was requested too soon'],
  server_error: ['服务器错误', '伺服器錯誤', 'The server failed'],
  unavailable: ['暂时不可用', '暫時不可用', 'Not available for a moment'],
})

/** The states of rewards and applications. */
export const statusNames = table({
  pending: ['处理中', '處理中', 'Pending'],
  claimable: ['可领取', '可領取', 'Claimable'],
  available: ['可用', '可用', 'Usable'],
  crediting: ['入账中', '入賬中', 'Being credited'],
  preparing: ['准备中', '準備中', 'Being prepared'],
  packed: ['已打包', '已包裝', 'Packed'],
  shipped: ['已寄出', '已寄出', 'Shipped'],
  returned: ['已退回', '已退回', 'Returned'],
  used: ['已使用', '已使用', 'Used'],
  credited: ['已入账', '已入賬', 'Credited'],
  delivered: ['已送达', '已送達', 'Delivered'],
  expired: ['已过期', '已過期', 'Expired'],
  revoked: ['已收回', '已收回', 'Revoked'],
  placing: ['提交中', '提交中', 'Being placed'],
  submitted: ['已提交', '已提交', 'Submitted'],
  cancelling: ['取消中', '取消中', 'Being cancelled'],
  cancelled: ['已取消', '已取消', 'Cancelled'],
  refused: ['被拒绝', '被拒絕', 'Refused'],
  allotted: ['已配售', '已配發', 'Allotted'],
  none: ['未获配售', '未獲配發', 'Nothing allotted'],
  refunded: ['已退款', '已退款', 'Refunded'],
})

export const documentNames = table({
  disclaimer: ['免责声明', '免責聲明', 'Disclaimer'],
  privacy: ['隐私政策', '私隱政策', 'Privacy policy'],
  service: ['服务协议', '服務協議', 'Service agreement'],
  marketing: ['推广信息', '推廣資訊', 'Marketing'],
})

/** The name of a code, or the code itself if it has none. */
export const nameOf = (names: Readonly<Record<string, string>>, code: string): string => names[code] ?? code
