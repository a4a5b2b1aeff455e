import type { AccessReply, AccessVerdict } from '@foyer/api/conversion'
import type { GateState } from '@foyer/api/gate'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { resultPage } from '../../../shared/conversion/paths.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { checkIcon, clockIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { checkText } from './check-text.ts'

const icons: Record<AccessVerdict, string> = { pass: checkIcon, fail: closeIcon, unknown: clockIcon }

/** Whether the person can still join. A rule that requires a join has then not failed. */
const canJoin = (gate: GateState | undefined): boolean =>
  gate === undefined || gate === 'anonymous' || gate === 'registered' || gate === 'available'

/** The person's earlier use of this offer: a reservation, or a conversion that used it up. */
const EarlierUse = ({ access: { offer, checks, converted } }: { access: AccessReply }) => {
  const t = useText(text)
  if (offer.mine?.hold)
    return (
      <Notice tone="info" icon={clockIcon}>
        {t.reserved}
      </Notice>
    )
  const isUsedUp = checks.some(({ rule, verdict }) => rule === 'limit' && verdict === 'fail')
  if (!isUsedUp || converted === null) return null
  return (
    <Notice tone="good" icon={checkIcon}>
      <p>{t.converted}</p>
      <a className="button button-plain" href={`#${resultPage(converted)}`}>
        {t.toResult}
      </a>
    </Notice>
  )
}

/** All rules in their order, each with whether it is met and why not. */
export const Checks = ({ access }: { access: AccessReply }) => {
  const t = useText(text)
  const language = useLanguage()
  const { gate } = useShown().personalStatus
  return (
    <Section title={t.checks}>
      <EarlierUse access={access} />
      <ul className={`${blocksStyles.card} ${styles.checks}`} role="list">
        {access.checks.map(({ rule, verdict }) => {
          const checkTexts = checkText(rule, verdict, access, language)
          const shown = rule === 'joined' && verdict === 'fail' && canJoin(gate) ? 'unknown' : verdict
          return (
            <li key={rule} data-result={shown}>
              <span className={styles.checkMark}>
                <Icon path={icons[shown]} size={18} />
              </span>
              <span className="visually-hidden">{t[shown]}</span>
              <span>
                {checkTexts.rule}
                {checkTexts.why && <small className="numbers">{checkTexts.why}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
