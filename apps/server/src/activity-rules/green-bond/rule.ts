// copy for customers, cspell:ignore asked
import type { ActivityRule } from '../../engine/rules.ts'
import type { AllotmentTerms } from '../allotment-terms.ts'
import { named } from '../named.ts'

/** Grants nothing. A person subscribes by a call of the activity's own page (modules/offerings). */
export const rule: ActivityRule = { ...named('green-bond'), items: {}, grants: [], ownJoin: true }

/** As in the circular. */
export const allotment: AllotmentTerms = {
  rule: 'even',
  text: {
    'zh-CN':
      '每份有效申请先足额分配 1 手，之后逐手平均分配，直至余下的债券不足以每人再得 1 手；余数在申请更多的人之间抽签，每人最多 1 手。如申请份数多于债券手数，全部以抽签分配，每人 1 手。',
    'zh-HK':
      '每份有效申請先全數獲分配 1 手，其後逐手平均分配，直至餘下債券不足以每人再得 1 手；餘數由申請更多的人抽籤，每人最多 1 手。如申請份數多於債券手數，全部以抽籤分配，每人 1 手。',
    'en-US':
      'Every valid application gets one lot first; further lots are given one each, evenly, until what is left is too little for one more each. What is left goes by ballot among those who asked for more, one lot at most. Where there are more applications than lots, all lots go by ballot, one each.',
  },
}
