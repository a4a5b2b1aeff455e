import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['认识虚拟资产 ETF', '認識虛擬資產 ETF', 'Virtual-asset ETFs'],
  lead: [
    '比较收费与行情，通过知识评估后可登记交易费折扣。',
    '比較收費與行情，通過知識評估後可登記交易費折扣。',
    'Compare fees and prices, pass the knowledge test and register for a lower dealing fee.',
  ],
  toDiscount: ['查看佣金折扣', '查看佣金折扣', 'See my discount'],
  joined: ['佣金折扣已登记', '佣金折扣已登記', 'Discount registered'],
  testFirst: ['先通过知识评估', '先通過知識評估', 'Pass the knowledge test first'],
  testFirstWhy: [
    '通过后即可登记折扣。',
    '通過後即可登記折扣。',
    'You can register for the discount once you have passed.',
  ],
  testOpen: ['评估尚未交卷', '評估尚未交卷', 'Your test is unfinished'],
  testFailed: ['评估未通过', '評估未通過', 'You did not pass the test'],
  testAgain: ['{time} 起可再试', '{time} 起可再試', 'Try again from {time}'],
  toTest: ['前往知识评估', '前往知識評估', 'Go to the knowledge test'],
  toResult: ['查看结果', '查看結果', 'See the result'],
  checking: ['正在查询您的评估', '正在查詢您的評估', 'Checking your test'],
  unchecked: ['未能查询您的评估', '未能查詢您的評估', 'We could not check your test'],
  retry: ['重试', '重試', 'Try again'],
  offline: ['您已离线', '您已離線', 'You are offline'],
})
