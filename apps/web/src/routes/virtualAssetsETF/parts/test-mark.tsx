import { inLanguage } from '@foyer/api/languages'
import { blockOf } from '../../../shared/activity/blocks/block-of.ts'
import * as frameStyles from '../../../shared/activity/frame/frame.module.css'
import { Outcome } from '../../../shared/activity/frame/outcome.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { alertIcon } from '../../../shared/ui/icons.ts'
import { clockIcon } from '../../../shared/ui/later-icons.ts'
import { useTest } from '../knowledge/use-test.ts'
import { text } from '../text.ts'

/** The person's knowledge test above the headline, once it was begun; before that the author's line. */
export const TestMark = () => {
  const t = useText(text)
  const language = useLanguage()
  const { detail } = useShown()
  const { data } = useTest()
  const marks = {
    passed: <Outcome title={t.testPassed} />,
    open: <Outcome title={t.testOpen} icon={clockIcon} tone="warn" />,
    waiting: <Outcome title={t.testFailed} icon={alertIcon} tone="warn" />,
    needed: undefined,
  }
  const mark = data && marks[data.state]
  if (!mark) return inLanguage(blockOf(detail.blocks, 'hero')?.kicker, language)
  return <span className={frameStyles.heroJoined}>{mark}</span>
}
