import { table } from '../../../shared/text/table.ts'

/** Texts about the fairness of the draw and its check. */
export const text = table({
  fair: ['怎样保证公平', '怎樣保證公平', 'How we keep it fair'],
  proof: ['证明与我的种子', '證明與我的種子', 'The proof, and my seed'],
  proofWhy: [
    '结果由开抽前锁定的种子算出，没有人能挑选中奖者。',
    '結果由開抽前鎖定的種子算出，沒有人能挑選得獎者。',
    'A seed locked before the first draw decides every result. Nobody can pick the winners.',
  ],
  before: [
    '开抽之前，服务器定下一个秘密种子，并公布种子与奖品表的指纹。之后改动种子、机会或数量，指纹就对不上。',
    '開抽之前，伺服器定下一個秘密種子，並公布種子與獎品表的指紋。其後改動種子、機會或數量，指紋便對不上。',
    'Before the first draw the server fixes a secret seed and publishes a fingerprint of the seed and the prize list. If the seed, the odds or the stock change later, the fingerprint no longer matches.',
  ],
  during: [
    '每次结果由这个种子、抽奖编号、您自己的种子和上一次抽奖的证明算出。种子定下时，没有人知道您会用什么种子。',
    '每次結果由這個種子、抽獎編號、您自己的種子和上一次抽獎的證明算出。種子定下時，沒有人知道您會用甚麼種子。',
    'Each result is computed from that seed, the number of the draw, a seed of your own and the proof of the draw before it. When that seed was fixed, nobody knew yours.',
  ],
  after: [
    '活动结束后公布种子和全部记录，编号连续。您的浏览器可以从第一次起重算；漏掉或改动任何一次都会被发现。',
    '活動結束後公布種子和全部紀錄，編號連續。您的瀏覽器可以從第一次起重算；漏掉或改動任何一次都會被發現。',
    'After the activity we publish the seed and every record, numbered without gaps. Your browser can recompute every draw and detects any missing or changed record.',
  ],
  seedHash: ['服务器种子的 SHA-256', '伺服器種子的 SHA-256', 'SHA-256 of the server seed'],
  commitment: ['种子与奖品表的指纹', '種子與獎品表的指紋', 'Fingerprint of seed and prizes'],
  committedAt: ['{time} 公布，香港时间', '{time} 公布，香港時間', 'Published {time} HKT'],
  seed: ['公布的服务器种子', '已公布的伺服器種子', 'Server seed, revealed'],
  revealedAt: ['{time} 公布，香港时间', '{time} 公布，香港時間', 'Revealed {time} HKT'],
  notRevealed: ['活动结束后一分钟内公布。', '活動結束後一分鐘內公布。', 'Revealed within a minute of the end.'],
  mySeed: ['我的种子', '我的種子', 'My seed'],
  mySeedHint: [
    '下一次抽奖会用到。可改成自己的文字：16 至 64 个字母、数字、连字号或下划线。',
    '下一次抽獎會用到。可改成自己的文字：16 至 64 個字母、數字、連字號或底線。',
    'Used in your next draw. You may type your own: 16 to 64 letters, digits, hyphens or underscores.',
  ],
  mySeedWrong: [
    '请用 16 至 64 个字母、数字、连字号或下划线。',
    '請用 16 至 64 個字母、數字、連字號或底線。',
    'Use 16 to 64 letters, digits, hyphens or underscores.',
  ],
  newSeed: ['换一个', '換一個', 'Make a new one'],
  check: ['核对每一次抽奖', '核對每一次抽獎', 'Check every draw'],
  checkAgain: ['再核对一次', '再核對一次', 'Check again'],
  checkWhy: [
    '由您的浏览器计算，不必相信我们的结论。',
    '由您的瀏覽器計算，不必相信我們的結論。',
    'Your browser does the calculation, so you need not take our word.',
  ],
  checking: ['已核对 {done} / {all} 次', '已核對 {done} / {all} 次', '{done} of {all} checked'],
  checkingLabel: ['核对进度', '核對進度', 'Checking'],
  verified: ['全部核对无误', '全部核對無誤', 'Every draw verified'],
  verifiedWhy: [
    '{all} 次抽奖的编号连续，每一次结果与奖品余量都与公布的种子相符。',
    '{all} 次抽獎的編號連續，每一次結果與獎品餘量都與公布的種子相符。',
    'All {all} draws are numbered without gaps, and each result and the stock match the revealed seed.',
  ],
  verifiedMine: [
    '您自己的 {n} 次抽奖也在其中。',
    '您自己的 {n} 次抽獎亦在其中。',
    'Your own draws are among them: {n}.',
  ],
  seenBefore: [
    '此设备于 {time} 看到的指纹与现在相同，香港时间。',
    '此裝置於 {time} 看到的指紋與現在相同，香港時間。',
    'The fingerprint is the one this device saw on {time} HKT.',
  ],
  mismatch: ['核对不符', '核對不符', 'Verification failed'],
  seedMisfit: [
    '公布的种子与事前的 SHA-256 不符。',
    '公布的種子與事前的 SHA-256 不符。',
    'The revealed seed does not match the hash published before.',
  ],
  commitmentMisfit: [
    '种子与奖品表同事前公布的指纹不符。',
    '種子與獎品表同事前公布的指紋不符。',
    'The seed and the prize list do not match the fingerprint published before.',
  ],
  seenMisfit: [
    '现在的指纹与此设备早前看到的不同。',
    '現在的指紋與此裝置早前看到的不同。',
    'The fingerprint differs from the one this device saw before.',
  ],
  missing: ['缺少第 {n} 次抽奖。', '缺少第 {n} 次抽獎。', 'Draw no. {n} is missing.'],
  outcome: [
    '第 {n} 次抽奖的结果与种子不符。',
    '第 {n} 次抽獎的結果與種子不符。',
    'The result of draw no. {n} does not match the seed.',
  ],
  mineMisfit: [
    '您的第 {n} 次抽奖与公开的记录不符。',
    '您的第 {n} 次抽獎與公開的紀錄不符。',
    'Your draw no. {n} differs from the public record.',
  ],
  report: ['请截图并联系客户服务。', '請截圖並聯絡客戶服務。', 'Please take a screenshot and call us.'],
  broken: ['记录没有载入，尚未核对。', '紀錄未能載入，尚未核對。', 'The records did not load; nothing is checked yet.'],
})
