// copy for customers, cspell:ignore asked
import type { ActivityRule } from '../../engine/rules.ts'
import type { AllotmentTerms } from '../allotment-terms.ts'
import { named } from '../named.ts'

/** Grants nothing. A person subscribes by a call of the activity's own page (modules/offerings). */
export const rule: ActivityRule = { ...named('new-shares'), items: {}, grants: [], ownJoin: true }

/** The terms of the public tranche. */
export const allotment: AllotmentTerms = {
  rule: 'one_then_share',
  text: {
    'zh-CN':
      '每份有效申请先得 1 手；余下股份按各人申请中超出 1 手的部分按比例分配，向下取整；取整后余下的股份在有零数的申请之间抽签，每份最多 1 手。如申请份数多于发售手数，全部以抽签分配，每人 1 手。',
    'zh-HK':
      '每份有效申請先得 1 手；餘下股份按各人申請中超出 1 手的部分按比例分配，向下取整；取整後餘下的股份由有零數的申請抽籤，每份最多 1 手。如申請份數多於發售手數，全部以抽籤分配，每人 1 手。',
    'en-US':
      'Every valid application gets one lot first; what is left is shared in proportion to what each asked for beyond one lot, rounded down. What the rounding leaves goes by ballot among the applications that lost a fraction, one lot at most. Where there are more applications than lots, all lots go by ballot, one each.',
  },
}
