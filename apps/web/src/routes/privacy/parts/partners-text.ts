import { table } from '../../../shared/text/table.ts'

export const text = table({
  partners: ['交给合作方的资料', '交予合作夥伴的資料', 'Data shared with partners'],
  none: [
    '您没有同意把资料交给任何合作方。',
    '您沒有同意把資料交予任何合作夥伴。',
    'You have not agreed to share your data with any partner.',
  ],
  agreed: ['{moment}同意', '{moment}同意', 'Agreed {moment}'],
  ended: ['{moment}撤回', '{moment}撤回', 'Withdrawn {moment}'],
  withdraw: ['撤回同意…', '撤回同意…', 'Withdraw consent…'],
  sure: ['撤回这项同意？', '撤回這項同意？', 'Withdraw this consent?'],
  goes: [
    '撤回即时生效。还在等候确认的礼券，会在不交出手机号的情况下继续处理。',
    '撤回即時生效。仍在等候確認的禮券，會在不交出手機號碼的情況下繼續處理。',
    'It takes effect at once. A voucher still being confirmed continues without your number.',
  ],
  stays: [
    '已经交出的资料不会因此收回，由对方按其隐私政策处理；如要删除，请直接向对方提出。您已有的礼券照常有效。',
    '已經交出的資料不會因此收回，由對方按其私隱政策處理；如要刪除，請直接向對方提出。您已有的禮券照常有效。',
    'Data already shared is handled under the partner’s own privacy policy, so ask the partner to delete it. Your vouchers stay valid.',
  ],
  confirm: ['撤回', '撤回', 'Withdraw'],
  keep: ['保留同意', '保留同意', 'Keep it'],
  done: ['已撤回，此后不再交出您的资料', '已撤回，此後不再交出您的資料', 'Withdrawn. We share no more of your data'],
  failed: ['没有撤回', '未能撤回', 'This was not withdrawn'],
})
