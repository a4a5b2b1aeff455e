import { useEffect } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { usePersonal } from '../../../shared/personal/use-personal.ts'
import { validityOf } from '../../../shared/rewards/validity.ts'
import { setBadge } from '../../../shared/tab-badges.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/**
 * The number of available rewards, and the one that expires first. No number is shown until the reply arrives. A
 * reward that expires soon also marks the tab of the rewards.
 */
export const RewardsGlance = () => {
  const t = useText(text)
  const language = useLanguage()
  const { data } = usePersonal(pathTo('POST /user/rewards/glance'), {})
  const ends = data?.soonest && validityOf(data.soonest, language, data.asOf + performance.now() - data.receivedAt)
  const isNear = ends?.isNear ?? false
  useEffect(() => {
    if (data) setBadge('rewards', isNear || 0)
  }, [data, isNear])
  return (
    <>
      <span className={styles.glance}>
        <small>{t.available}</small>
        {ends && <small className={`numbers${isNear ? ` ${styles.isNear}` : ''}`}>{ends.says}</small>}
      </span>
      {data && <strong className={`${styles.figure} numbers`}>{data.counts.available}</strong>}
    </>
  )
}
