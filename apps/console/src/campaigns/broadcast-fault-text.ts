import type { BroadcastFaultCode } from '@foyer/api/staff/broadcast-documents'
import { type Row, table } from '@foyer/staff-interface/table'

/** How to mend a fault of a session or a film, by its code. */
export const broadcastFaultTexts = table({
  code_exists: ['此代号已被使用。', '此代號已被使用。', 'This code is used already: choose another one.'],
  presenter_unknown: ['没有此主讲人。', '沒有此主講人。', 'There is no such presenter.'],
  presenter_elsewhere: [
    '此人不是这场直播的主讲人。',
    '此人不是這場直播的主講人。',
    'This person is no presenter of the session.',
  ],
  film_unknown: ['没有此影片。', '沒有此影片。', 'There is no such film.'],
  reel_unknown: ['没有此画面。', '沒有此畫面。', 'This release has no such reel.'],
  reel_stays: [
    '已发布影片的画面不能更改；请用新代号发布。',
    '已發布影片的畫面不能更改；請用新代號發布。',
    'The reel of a published film stays: publish a film with another code.',
  ],
  too_few_lines: ['至少需要 {limit} 句字幕。', '至少需要 {limit} 句字幕。', 'Add lines: at least {limit}.'],
  too_many_lines: ['最多 {limit} 句字幕。', '最多 {limit} 句字幕。', 'Remove lines: at most {limit}.'],
  scene_order: [
    '章节须按顺序从影片的一幕开始。',
    '章節須按次序由影片的一幕開始。',
    'Chapters begin with scenes of the film, in their order.',
  ],
  series_differs: [
    '另一影片的同名系列在其他语言中写法不同：{other}。',
    '另一影片的同名系列在其他語言中寫法不同：{other}。',
    'Another film of this series has other words for it: {other}. Use the same.',
  ],
  day_outside: ['直播只有 {days} 天。', '直播只有 {days} 天。', 'The last day of the session is day {days}.'],
}) satisfies Readonly<Record<BroadcastFaultCode, Row>>
