import { table } from '../../../shared/text/table.ts'

/** Texts that replace the progress, by gate. */
export const text = table({
  available: ['尚未登记', '尚未登記', 'Not registered yet'],
  availableWhy: [
    '登记后成交的交易才会计入，进度会显示在这里。',
    '登記後成交的交易才會計入，進度會顯示於此。',
    'Trades count from the moment you register. Your progress will be shown here.',
  ],
  anonymous: ['登录后查看进度', '登入後查看進度', 'Sign in to see your progress'],
  registered: ['登录账户后查看进度', '登入賬戶後查看進度', 'Log in to see your progress'],
  signInWhy: [
    '已登记的账户会在这里显示进度；尚未登记的可在登录后登记。',
    '已登記的賬戶會於此顯示進度；尚未登記的可於登入後登記。',
    'If your account is registered, its progress is shown here. If not, you can register once you are in.',
  ],
  not_started: ['尚未开始登记', '尚未開始登記', 'Registration is not open yet'],
  not_startedWhy: [
    '活动开始后可以登记，其后成交的交易才会计入。',
    '活動開始後可以登記，其後成交的交易才會計入。',
    'You can register once the activity opens. Trades count from then on.',
  ],
  ended: ['登记已截止', '登記已截止', 'Registration is closed'],
  endedWhy: [
    '您没有登记此活动，因此没有进度。',
    '您沒有登記此活動，因此沒有進度。',
    'You did not register, so there is no progress.',
  ],
  sold_out: ['名额已满', '名額已滿', 'All places are taken'],
  sold_outWhy: [
    '暂时不能登记，因此没有进度。',
    '暫時不能登記，因此沒有進度。',
    'You cannot register for now, so there is no progress.',
  ],
  ineligible: ['您不能登记此活动', '您不能登記此活動', 'You cannot register for this activity'],
  ineligibleWhy: ['原因见页底。', '原因見頁底。', 'See the reason at the bottom of the page.'],
  unknown: ['未能查询您的进度', '未能查詢您的進度', 'We could not check your progress'],
  unknownWhy: ['请在页底重试。', '請在頁底重試。', 'Try again at the bottom of the page.'],
})
