import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['短片', '短片', 'Film'],
  // the HTML contains this text first, so it is no shorter than the film's own lead that replaces it
  lead: [
    '配三种语言字幕和文字稿，可调速度，按章节观看，下次从离开的地方继续。内容仅供投资者教育，不构成投资建议。',
    '配三種語言字幕及文字稿，可調速度，按章節觀看，下次從離開的地方繼續。內容只供投資者教育，不構成投資建議。',
    'Captions and a transcript in three languages, adjustable speed and chapters. Resume where you left off. For investor education, not advice.',
  ],
  views: ['短片内容', '短片內容', 'About this film'],
  chapters: ['章节', '章節', 'Chapters'],
  transcript: ['文字稿', '文字稿', 'Transcript'],
  about: ['简介', '簡介', 'About'],
  follow: ['跟随播放', '跟隨播放', 'Follow the film'],
  presenters: ['讲者', '講者', 'Presenters'],
  ce: ['中央编号 {ce}', '中央編號 {ce}', 'CE No. {ce}'],
  related: ['接着看', '接着看', 'Watch next'],
  toList: ['全部短片', '全部短片', 'All films'],
  notAdvice: [
    '内容仅供投资者教育，不构成投资建议或要约。',
    '內容僅供投資者教育，不構成投資建議或要約。',
    'For investor education. Not advice, and not an offer.',
  ],
  resume: ['从 {time} 继续', '從 {time} 繼續', 'Resumes at {time}'],
  processing: ['影片正在处理', '影片正在處理', 'This film is being prepared'],
  processingWhy: [
    '通常几分钟内完成，无须刷新。',
    '通常數分鐘內完成，毋須重新整理。',
    'It usually takes a few minutes. No need to reload.',
  ],
  unavailable: ['影片暂时不能播放', '影片暫時不能播放', 'This film cannot be played for now'],
  unavailableWhy: [
    '请稍后再来，或先看其他短片。',
    '請稍後再來，或先看其他短片。',
    'Come back later, or watch another one.',
  ],
  removed: ['影片已下架', '影片已下架', 'This film was taken down'],
  removedWhy: ['内容已过时，不再提供。', '內容已過時，不再提供。', 'It was out of date and is no longer offered.'],
  login_only: ['登录证券账户后观看', '登入證券賬戶後觀看', 'For account holders'],
  login_onlyWhy: ['登录后会回到这部短片。', '登入後會返回這部短片。', 'You return to this film afterwards.'],
  checking: ['正在确认您的账户', '正在確認您的賬戶', 'Checking your account'],
  logIn: ['登录账户', '登入賬戶', 'Log in'],
  withheld: ['此内容不向中国内地提供', '此內容不向中國內地提供', 'Not available in mainland China'],
  withheldWhy: ['如显示有误，请联系客户服务。', '如顯示有誤，請聯絡客戶服務。', 'If this is wrong, please call us.'],
  unknown: ['没有这部短片', '沒有這部短片', 'Film not found'],
  unknownWhy: [
    '链接可能有误，或短片已移除。',
    '連結可能有誤，或短片已移除。',
    'The link may be wrong, or the film was removed.',
  ],
  failed: ['没有载入', '未能載入', 'This did not load'],
  retry: ['重试', '重試', 'Try again'],
  offline: [
    '您已离线，联网后会自动载入。',
    '您已離線，連線後會自動載入。',
    'You are offline. This loads as soon as you are connected.',
  ],
})
