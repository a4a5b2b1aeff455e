import type { AccessReply, AccessRule, AccessVerdict } from '@foyer/api/conversion'
import { formatPoints } from '../../../shared/conversion/format-points.ts'
import type { Language } from '../../../shared/text/languages.ts'
import { fill, textsIn } from '../../../shared/text/table.ts'
import { text } from '../text.ts'

interface CheckText {
  rule: string
  /** the reason why the rule is not met, or not known yet */
  why: string | undefined
}

/** One rule in words, with its figures. */
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
      fail: fill(t.limitFail, { conversions: offer.mine?.conversions ?? 0 }),
      unknown: t.limitUnknown,
    },
    stock: { rule: t.stockRule, fail: t.stockFail, unknown: undefined },
  }
  const { rule: name, fail, unknown } = words[rule]
  return { rule: name, why: verdict === 'fail' ? fail : verdict === 'unknown' ? unknown : undefined }
}
