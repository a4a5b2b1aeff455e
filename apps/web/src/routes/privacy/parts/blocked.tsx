import { inLanguage } from '@foyer/api/languages'
import type { OpenMatter } from '@foyer/api/privacy'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from './erasure-text.ts'

/** What ends an open matter. */
const nextStepOf = ({ kind, status }: OpenMatter): 'use' | 'claim' | 'wait' | 'arrive' | 'release' => {
  if (kind === 'hold') return 'release'
  if (status === 'available') return 'use'
  if (status === 'claimable') return 'claim'
  return status === 'packed' || status === 'shipped' || status === 'returned' || status === 'preparing'
    ? 'arrive'
    : 'wait'
}

/** The matters that prevent an erasure, each with what ends it and a link. */
export const Blocked = ({ open }: { open: readonly OpenMatter[] }) => {
  const t = useText(text)
  const language = useLanguage()
  const isApplication = open.every(({ kind }) => kind === 'application')
  const isReward = open.some(({ kind }) => kind === 'reward')
  return (
    <>
      <Notice tone="info">
        <strong>{t.blocked}</strong>
        <p>{t.blockedWhy}</p>
      </Notice>
      <ul className={styles.privacyOpen}>
        {open.map((matter, index) => (
          <li key={matter.reference ?? index}>
            <strong>{inLanguage(matter.name, language)}</strong>
            <small>{t[nextStepOf(matter)]}</small>
            <small className="numbers">
              {[
                matter.reference && fill(t.reference, { reference: matter.reference }),
                matter.endsAt !== null && fill(t.ends, { day: formatDay(language, matter.endsAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
      {!isApplication && (
        <a className={styles.privacyWay} href={isReward ? '#/myRewards' : '#/conversionActivities'}>
          {isReward ? t.toRewards : t.toConversion}
          <Icon path={forwardIcon} mirrors size={20} />
        </a>
      )}
    </>
  )
}
