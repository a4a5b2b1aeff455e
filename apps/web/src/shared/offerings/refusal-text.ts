import { table } from '../text/table.ts'

/** Why an application has no order. */
export const refusalText = table({
  funds_short: [
    '现金或可借额度不足，申请没有提交。',
    '現金或可借額度不足，申請未有提交。',
    'Your cash or credit was too low, so the application was not placed.',
  ],
  closed: [
    '已停止接受申请，申请没有提交。',
    '已停止接受申請，申請未有提交。',
    'Applications were closed, so the application was not placed.',
  ],
  exists: [
    '您已有另一份申请，这一份没有提交。',
    '您已有另一份申請，這一份未有提交。',
    'You have another application, so this one was not placed.',
  ],
  account_blocked: [
    '账户目前不能认购，申请没有提交。请联系客户服务。',
    '賬戶目前不能認購，申請未有提交。請聯絡客戶服務。',
    'The account cannot apply at the moment, so the application was not placed. Please contact us.',
  ],
  other: [
    '交易系统没有接受，申请没有提交。请联系客户服务。',
    '交易系統未有接受，申請未有提交。請聯絡客戶服務。',
    'The order system did not accept it, so the application was not placed. Please contact us.',
  ],
  not_done: [
    '交易系统当时没有收到，申请没有提交，没有冻结任何款项。您可以再次申请。',
    '交易系統當時未有收到，申請未有提交，沒有凍結任何款項。您可以再次申請。',
    'The order system did not receive it. No application was placed and no cash is held. You can apply again.',
  ],
})
