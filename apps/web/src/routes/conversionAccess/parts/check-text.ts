import type { AccessReply, AccessRule, AccessVerdict } from '@foyer/api/conversion'
import { formatPoints } from '../../../shared/conversion/format-points.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import { text } from '../text.ts'

interface CheckText {
  rule: string
  /** the reason why it is not known yet whether the rule is met */
  why: string | undefined
}

/** One rule in words, with its figures. A rule that has failed is named by what is missing. */
export const checkText = (
  rule: AccessRule,
  verdict: AccessVerdict,
  { offer, welcome, balance }: AccessReply,
  language: Language,
): CheckText => {
  const t = textsIn(text, language)
  const missing = Math.max(0, offer.cost - (balance?.available ?? 0))
  const words: Record<AccessRule, { rule: string; fail: string; unknown: string | undefined }> = {
    open: { rule: t.open, fail: t.openFail, unknown: undefined },
    joined: {
      rule: t.joined,
      fail: fill(t.joinedFail, { points: formatPoints(language, welcome) }),
      unknown: undefined,
    },
    residence: { rule: t.residence, fail: t.residenceFail, unknown: t.residenceUnknown },
    points: {
      rule: t.points,
      fail: fill(t.pointsFail, { points: formatPoints(language, missing) }),
      unknown: t.pointsUnknown,
    },
    limit: {
      rule: fill(t.limit, { n: offer.limit }),
      fail: fill(t.limitFail, { n: offer.limit, conversions: offer.mine?.conversions ?? 0 }),
      unknown: t.limitUnknown,
    },
    stock: { rule: t.stockRule, fail: t.stockFail, unknown: undefined },
  }
  const { rule: name, fail, unknown } = words[rule]
  if (verdict === 'fail') return { rule: fail, why: undefined }
  return { rule: name, why: verdict === 'unknown' ? unknown : undefined }
}
