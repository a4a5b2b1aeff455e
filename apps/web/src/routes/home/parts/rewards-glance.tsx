import { pathTo } from '../../../platform/path-to.ts'
import { usePersonal } from '../../../shared/personal/use-personal.ts'
import { validityOf } from '../../../shared/rewards/validity.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The number of rewards, and the available reward that expires first. If the call fails, the line does not change. */
export const RewardsGlance = () => {
  const t = useText(text)
  const language = useLanguage()
  const { data } = usePersonal(pathTo('POST /user/rewards/glance'), {})
  if (!data) return <small>{t.rewardsLead}</small>
  const { counts, soonest, asOf, receivedAt } = data
  const ends = soonest && validityOf(soonest, language, asOf + performance.now() - receivedAt)
  return (
    <>
      <small className="numbers">
        {counts.available + counts.used === 0 ? t.rewardsNone : fill(t.rewardsCount, counts)}
      </small>
      {ends && (
        <small className={`numbers${ends.isNear ? ` ${styles.isNear}` : ''}`}>
          {soonest.item.name[language]} · {ends.says}
        </small>
      )}
    </>
  )
}
