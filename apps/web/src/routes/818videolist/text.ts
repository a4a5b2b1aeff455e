import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['818 短片', '818 短片', '818 films'],
  lead: [
    '一分钟看懂一件事：市场怎么运作，产品怎么收费，骗局怎么识别。附三种语言字幕，不构成投资建议。',
    '一分鐘看懂一件事：市場如何運作，產品如何收費，騙局如何識別。附三種語言字幕，不構成投資建議。',
    'Each under a minute: how markets work, what products cost, how scams look. Captions in three languages. Not advice.',
  ],
  topics: ['主题', '主題', 'Topics'],
  all: ['全部', '全部', 'All'],
  list: ['短片', '短片', 'Films'],
  empty: ['这个主题还没有短片', '這個主題尚未有短片', 'No films on this topic yet'],
  emptyWhy: ['新短片会先出现在“全部”。', '新短片會先在「全部」出現。', 'New films appear under All first.'],
  toAll: ['查看全部短片', '查看全部短片', 'See all films'],
  toLive: ['818 直播与回放', '818 直播及重溫', '818 live and replays'],
})
