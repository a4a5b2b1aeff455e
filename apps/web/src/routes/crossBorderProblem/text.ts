import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['跨境理财通：常见问题', '跨境理財通：常見問題', 'Wealth Management Connect: questions'],
  lead: [
    '关于资格、开户、额度、产品和费用的问答。简体、繁体、英文都可以搜索，答案可以分享。',
    '關於資格、開戶、額度、產品和費用的問答。簡體、繁體、英文均可搜尋，答案可以分享。',
    'Answers about eligibility, accounts, quota, products and costs. Search in either Chinese script or in English, and share an answer.',
  ],
  search: ['搜索问题', '搜尋問題', 'Search the questions'],
  clear: ['清除', '清除', 'Clear'],
  found: ['找到 {n} 个问题', '找到 {n} 個問題', '{n} found'],
  nothing: ['没有找到相关问题', '找不到相關問題', 'No question matches'],
  nothingWhy: [
    '换一个词试试，或看看全部问题。也可以直接致电查询。',
    '可改用另一個詞，或查看全部問題，亦可直接致電查詢。',
    'Try another word, or look at all questions. You can also call us.',
  ],
  all: ['查看全部问题', '查看全部問題', 'See all questions'],
  gone: [
    '链接中的问题已移除，请看以下问题。',
    '連結中的問題已移除，請看以下問題。',
    'The question in this link was removed. See the questions below.',
  ],
  helpful: ['这个回答有帮助吗？', '這個回答有幫助嗎？', 'Was this helpful?'],
  yes: ['有帮助', '有幫助', 'Yes'],
  no: ['没有帮助', '沒有幫助', 'No'],
  thanks: ['谢谢，已记下您的意见。', '謝謝，已記下您的意見。', 'Thank you for your feedback.'],
  sorry: [
    '谢谢，已记下。需要进一步协助请致电我们。',
    '謝謝，已記下。如需進一步協助，請致電我們。',
    'Thank you for your feedback. Call us if you need more help.',
  ],
  notStored: ['没有记下：{why}', '未能記下：{why}', 'Not recorded: {why}'],
  offlineVote: ['离线时不能提交。', '離線時未能提交。', 'You are offline; this needs a connection.'],
  copy: ['复制链接', '複製連結', 'Copy the link'],
  copied: ['已复制链接', '已複製連結', 'Link copied'],
  notCopied: [
    '没有复制，请从浏览器的地址栏复制',
    '未能複製，請從瀏覽器的網址列複製',
    'Not copied. Copy the address of your browser',
  ],
})
