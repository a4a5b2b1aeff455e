import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['兑换结果', '換領結果', 'Your exchange'],
  lead: [
    '兑换的状态、参考编号，以及积分的去向。',
    '換領的狀態、參考編號，以及積分的去向。',
    'The status, the reference number and your points.',
  ],
  keep: [
    '您可以随时再来查看，查询时请提供参考编号。',
    '您可以隨時再來查看，查詢時請提供參考編號。',
    'You can come back at any time. Please quote the reference if you contact us.',
  ],
  succeeded: ['兑换成功', '換領成功', 'Exchange complete'],
  succeededWhy: ['礼券已存入我的奖励。', '禮券已存入我的獎賞。', 'The voucher is in My rewards.'],
  pending: ['等待商户确认', '等待商戶確認', 'Waiting for the partner'],
  pendingWhy: [
    '积分已扣除，{partner}确认后礼券即生效。您可以离开，结果会留在我的奖励。',
    '積分已扣除，{partner}確認後禮券即生效。您可以離開，結果會留在我的獎賞。',
    'Your points are spent. The voucher is valid once {partner} has confirmed it. You can leave: the result appears in My rewards.',
  ],
  nextCheckIn: ['{n} 秒后自动再查询', '{n} 秒後自動再查詢', 'Checking again in {n} s'],
  checkNow: ['立即查询', '立即查詢', 'Check now'],
  failed: ['兑换没有成功', '換領未能成功', 'The exchange did not go through'],
  pool_dry: [
    '这款礼券刚好发完，没有礼券可以给您。积分已全数退回，请选择另一款。',
    '這款禮券剛好發完，沒有禮券可以給您。積分已全數退回，請選擇另一款。',
    'The vouchers ran out just before yours. All points are back; please choose another one.',
  ],
  partner_refused: [
    '{partner}未能确认这次兑换。积分已全数退回，您可以再试或选择另一款。',
    '{partner}未能確認是次換領。積分已全數退回，您可以再試或選擇另一款。',
    '{partner} could not confirm it. All points are back; try again or choose another one.',
  ],
  reference: ['参考编号', '參考編號', 'Reference'],
  at: ['提交时间', '提交時間', 'Submitted'],
  validUntil: ['有效期至', '有效期至', 'Valid until'],
  spent: ['扣除积分', '扣除積分', 'Points spent'],
  returned: ['退回积分', '退回積分', 'Points returned'],
  balance: ['可用积分', '可用積分', 'Points you have'],
  show: ['出示礼券', '出示禮券', 'Show the voucher'],
  rewards: ['查看我的奖励', '查看我的獎賞', 'See my rewards'],
  endEvent: ['“{name}”到期', '「{name}」到期', '{name} ends'],
  choose: ['选择其他礼券', '選擇其他禮券', 'Choose another voucher'],
  again: ['再试一次', '再試一次', 'Try again'],
  hotline: ['如有疑问，请致电 {hotline}。', '如有疑問，請致電 {hotline}。', 'Questions? Call {hotline}.'],
  unknownResult: ['没有找到这次兑换', '未能找到是次換領', 'We cannot find this exchange'],
  unknownResultWhy: [
    '链接可能不完整，或它属于另一个号码。',
    '連結可能不完整，或屬於另一個號碼。',
    'The link may be incomplete, or it belongs to another number.',
  ],
})
