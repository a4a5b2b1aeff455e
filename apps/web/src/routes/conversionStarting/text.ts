import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['确认兑换', '確認換領', 'Confirm your exchange'],
  lead: ['确认之前，不会扣除积分。', '確認之前，不會扣除積分。', 'No points are spent before you confirm.'],
  reservedWhy: [
    '礼券与积分已为您保留。请核对后确认，逾时会自动取消并退回积分。',
    '禮券與積分已為您保留。請核對後確認，逾時會自動取消並退回積分。',
    'The voucher and your points are reserved. Confirm in time, or the reservation ends and your points are returned.',
  ],
  timeLeft: ['保留时间尚余', '保留時間尚餘', 'Reserved for'],
  cost: ['扣除积分', '扣除積分', 'Points to spend'],
  after: ['兑换后积分', '換領後積分', 'Points after the exchange'],
  valid: ['有效期', '有效期', 'Validity'],
  validDays: ['兑换后 {days} 天内', '換領後 {days} 日內', '{days} days from the exchange'],
  byPartner: [
    '这款礼券由{partner}确认后生效；未能确认时，积分全数退回。',
    '這款禮券由{partner}確認後生效；未能確認時，積分全數退回。',
    'Valid once {partner} has confirmed it. If they cannot, all points are returned.',
  ],
  final: ['确认后不可撤回。', '確認後不可撤回。', 'Confirming cannot be undone.'],
  confirm: ['确认兑换', '確認換領', 'Confirm'],
  confirming: ['正在提交', '正在提交', 'Submitting'],
  giveUp: ['放弃，退回积分', '放棄，退回積分', 'Cancel and return points'],
  offline: [
    '您已离线，联网后即可确认。',
    '您已離線，連線後即可確認。',
    'You are offline. You can confirm once you are connected.',
  ],
  nextCheckIn: ['{n} 秒后自动再查询', '{n} 秒後自動再查詢', 'Checking again in {n} s'],
  expired: ['保留时间已过', '保留時間已過', 'The time is up'],
  expiredWhy: ['没有兑换，{points}已退回。', '並未換領，{points}已退回。', 'Nothing was exchanged; {points} returned.'],
  released: ['已放弃保留', '已放棄保留', 'You cancelled the reservation'],
  balance: ['可用积分', '可用積分', 'Points you have'],
  returned: ['退回积分', '退回積分', 'Points returned'],
  again: ['重新选择这款礼券', '重新選擇這款禮券', 'Choose it again'],
  unknownHold: ['没有找到这项保留', '未能找到這項保留', 'We cannot find this reservation'],
  unknownHoldWhy: [
    '链接可能不完整，或它属于另一个号码。',
    '連結可能不完整，或屬於另一個號碼。',
    'The link may be incomplete, or it belongs to another number.',
  ],
})
