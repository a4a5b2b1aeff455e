import { table } from '@foyer/staff-interface/table'

/** Texts of uploading a picture and of its focus. */
export const pictureText = table({
  upload: ['上传图片', '上載圖片', 'Upload a picture'],
  uploadHint: [
    '或拖放至此。JPEG、PNG、WebP 或 AVIF，不超过 10 MB。',
    '或拖放至此。JPEG、PNG、WebP 或 AVIF，不超過 10 MB。',
    'Or drop one here. JPEG, PNG, WebP or AVIF, at most 10 MB.',
  ],
  sending: ['正在上传及检查…', '正在上載及檢查…', 'Uploading and checking…'],
  uploaded: ['已上传的图片', '已上載的圖片', 'Uploaded pictures'],
  ofRelease: ['随版本发布', '隨版本發布', 'Of the release'],
  nameOf: ['图片 {width} × {height}', '圖片 {width} × {height}', 'Picture, {width} × {height}'],
  focus: ['焦点', '焦點', 'Focus'],
  focusHint: [
    '裁切图片时，这一点始终可见。点击、拖动，或用方向键移动；按 Home 回到中央。',
    '裁切圖片時，這一點一直可見。按一下、拖動，或用方向鍵移動；按 Home 回到中央。',
    'This point stays visible where the picture is cropped. Click, drag, or press the arrow keys; Home is the centre.',
  ],
  focusAt: ['距左边 {x}%，距上边 {y}%', '距左邊 {x}%，距上邊 {y}%', '{x}% from the left, {y}% from the top'],
  cropped: ['页面上的样子', '頁面上的樣子', 'As the page shows it'],
})

/** Why a picture was refused, by the server's reason. */
export const uploadFaults = table({
  too_large: ['文件太大，最多 10 MB。', '檔案太大，最多 10 MB。', 'The file is too large: at most 10 MB.'],
  upload_not_picture: [
    '这不是 JPEG、PNG、WebP 或 AVIF 图片。',
    '這不是 JPEG、PNG、WebP 或 AVIF 圖片。',
    'This is not a JPEG, PNG, WebP or AVIF picture.',
  ],
  upload_too_many_pixels: [
    '图片的像素太多，请先缩小。',
    '圖片的像素太多，請先縮小。',
    'The picture has too many pixels: make it smaller first.',
  ],
  upload_unreadable: [
    '图片无法读取，可能不完整。',
    '圖片無法讀取，可能不完整。',
    'The picture cannot be read. It may not be complete.',
  ],
  upload_infected: [
    '病毒扫描拒绝了此文件。请通知信息安全同事。',
    '病毒掃描拒絕了此檔案。請通知資訊保安同事。',
    'The virus scanner refused this file. Tell your colleagues of information security.',
  ],
  upload_differs: [
    '文件在上传途中改变了，请再试一次。',
    '檔案在上載途中改變了，請再試一次。',
    'The file changed on its way: try again.',
  ],
  upload_limit: [
    '今天上传的图片已达上限，请明天再试。',
    '今日上載的圖片已達上限，請明日再試。',
    'You have uploaded as many pictures as a day allows: try again tomorrow.',
  ],
})
