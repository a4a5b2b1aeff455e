import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['登录电脑', '登入電腦', 'Log in on a computer'],
  lead: [
    '有一台电脑请求登录您的账户。',
    '有一部電腦要求登入您的賬戶。',
    'A computer requests to log in to your account.',
  ],
  device: ['电脑', '電腦', 'Computer'],
  at: ['请求时间', '要求時間', 'Requested'],
  account: ['证券账户', '證券賬戶', 'Securities account'],
  elsewhere: [
    '这台电脑与您的手机似乎不在同一地区。如果不是您本人在操作，请拒绝。',
    '這部電腦與您的手機似乎不在同一地區。如非您本人操作，請拒絕。',
    'This computer seems to be in another country than your phone. Refuse if it is not you.',
  ],
  onlyYours: [
    '只有您本人正坐在这台电脑前，才可同意。我们的职员绝不会请您扫码或索取数字。',
    '只有您本人正坐在這部電腦前，才可同意。我們的職員絕不會要求您掃碼或索取數字。',
    'Confirm only if you are at this computer yourself. Our staff never request a scan or a number.',
  ],
  number: ['电脑上显示的数字', '電腦上顯示的數字', 'Number on the computer'],
  numberHint: ['两位数字', '兩位數字', '2 digits'],
  numberMissing: ['请输入电脑上的两位数字', '請輸入電腦上的兩位數字', 'Enter the 2 digits that the computer shows'],
  confirm: ['同意登录', '同意登入', 'Log in the computer'],
  confirming: ['正在确认', '正在確認', 'Confirming'],
  refuse: ['不是我，拒绝', '不是我，拒絕', 'Not me, refuse'],
  refusing: ['正在拒绝', '正在拒絕', 'Refusing'],
  confirmed: ['已同意', '已同意', 'Confirmed'],
  confirmedWhy: [
    '电脑即将登录。您可随时在设备列表中退出它。',
    '電腦即將登入。您可隨時在裝置列表中登出它。',
    'The computer is being logged in. You can end it in your list of devices at any time.',
  ],
  devices: ['查看我的设备', '查看我的裝置', 'See my devices'],
  refused: ['已拒绝', '已拒絕', 'Refused'],
  refusedWhy: [
    '电脑没有登录。如果这不是您发起的，请勿理会要求您扫码的人，并致电我们。',
    '電腦未有登入。如非您發起，請勿理會要求您掃碼的人，並致電我們。',
    'The computer was not logged in. If you did not start this, ignore whoever sent you the code, and call us.',
  ],
  wrongNumber: ['数字不符，登录已取消', '數字不符，登入已取消', 'The number did not match'],
  wrongNumberWhy: [
    '为安全起见，本次请求已结束。请在电脑上换一个二维码再扫。',
    '為安全起見，本次要求已結束。請在電腦上更換二維碼再掃描。',
    'For your safety this request has ended. Show a new code on the computer and scan it.',
  ],
  over: ['二维码已失效', '二維碼已失效', 'This code has expired'],
  overWhy: [
    '请在电脑上换一个二维码，再用手机扫描。',
    '請在電腦上更換二維碼，再用手機掃描。',
    'Show a new code on the computer and scan it again.',
  ],
  other: ['电脑上登录的是另一位用户', '電腦上登入的是另一位用戶', 'Someone else is signed in there'],
  otherWhy: [
    '请先在电脑上退出，再重新扫码。',
    '請先在電腦上登出，再重新掃碼。',
    'Sign out on the computer first, then scan a new code.',
  ],
  otherNumber: ['此账户不能用手机登录电脑', '此賬戶不能以手機登入電腦', 'Not possible for this account'],
  otherNumberWhy: [
    '该账户登记的是另一个手机号。请在电脑上用账户密码登录。',
    '該賬戶登記的是另一個手機號碼。請在電腦上以賬戶密碼登入。',
    'The account is under another phone number. Log in on the computer with its password.',
  ],
})
