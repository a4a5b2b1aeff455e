import { table } from '@foyer/staff-interface/table'

export const text = table({
  newLive: ['新直播', '新直播', 'New session'],
  newFilms: ['新影片', '新影片', 'New film'],
  editLive: ['编辑直播', '編輯直播', 'Edit the session'],
  editFilms: ['编辑影片', '編輯影片', 'Edit the film'],
  lead: [
    '在发布之前，没有人看到更改。',
    '在發布之前，沒有人看到更改。',
    'Nobody sees a change before it is published.',
  ],
  back: ['返回列表', '返回列表', 'Back to the list'],
  form: ['内容', '內容', 'Contents'],
  publish: ['发布…', '發布…', 'Publish…'],
  publishTitle: ['发布 {title}？', '發布 {title}？', 'Publish {title}?'],
  publishLive: [
    '观众会在两秒内看到。还没有开始的直播会显示为预告。',
    '觀眾會在兩秒內看到。尚未開始的直播會顯示為預告。',
    'Viewers see it within two seconds. A session that has not begun is announced.',
  ],
  publishFilms: [
    '影片从所填的时间起显示。',
    '影片由所填的時間起顯示。',
    'The film is shown from its moment of publication on.',
  ],
  publishConfirm: ['发布', '發布', 'Publish'],
  published: ['{title}：已发布', '{title}：已發布', '{title}: published'],
  faulty: [
    '还不能发布：请更正标出的 {count} 处。',
    '尚未能發布：請更正標示的 {count} 處。',
    'It cannot be published yet. Fields to correct: {count}.',
  ],
  unnamed: ['无标题', '無標題', 'Untitled'],
  outdated: [
    '打开之后有人发布了另一版本，因此没有发布。您写的内容仍在此处。',
    '開啟之後有人發布了另一版本，因此沒有發布。您寫的內容仍在此處。',
    'Somebody published another version since you opened it, so nothing was published. What you wrote is still here.',
  ],
  openNewer: ['与新版本比较', '與新版本比較', 'Compare with the newer one'],
  stale: [
    '您开始更改之后有人发布了另一版本',
    '您開始更改之後有人發布了另一版本',
    'Somebody published another version since you began',
  ],
  discard: ['放弃更改', '放棄更改', 'Discard the changes'],
})
