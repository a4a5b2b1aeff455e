import type { AccessReply, AccessRule, AccessVerdict } from '@foyer/api/conversion'
import type { GateState } from '@foyer/api/gate'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { checkIcon, clockIcon, personIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { checkText } from './check-text.ts'
import { isUsedUp } from './used-up.ts'

const giftIcon = 'M4.5 10h15v9.5h-15zM4.5 10V7.5h15V10M12 7.5v12M12 7.5c-2-4-6-2.5-4.6 0M12 7.5c2-4 6-2.5 4.6 0'
const pinIcon =
  'M12 21c-4-4.5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2.5 6.5-6.5 11zM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z'
const starIcon = 'M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.9-5 2.9 1.2-5.6L4 9.8l5.6-.6z'
/** A rule that nobody has checked yet has the sign of its subject: an empty ring would look like a control to press. */
const subjects: Partial<Record<AccessRule, string>> = { residence: pinIcon, points: starIcon, limit: personIcon }
const iconOf = (rule: AccessRule, verdict: AccessVerdict): string =>
  verdict === 'pass' ? checkIcon : verdict === 'fail' ? closeIcon : (subjects[rule] ?? clockIcon)

/** Whether the person can still join. The rule that requires a join is then an invitation and not a failure. */
const canJoin = (gate: GateState | undefined): boolean =>
  gate === undefined || gate === 'anonymous' || gate === 'registered' || gate === 'available'

/** The person's earlier use of this offer: a reservation, or a conversion that used it up. The panel leads to either. */
const EarlierUse = ({ access }: { access: AccessReply }) => {
  const t = useText(text)
  if (access.offer.mine?.hold)
    return (
      <Notice tone="info" icon={clockIcon}>
        {t.reserved}
      </Notice>
    )
  return (
    isUsedUp(access) && (
      <Notice tone="good" icon={checkIcon}>
        {t.converted}
      </Notice>
    )
  )
}

interface CheckProps {
  check: AccessReply['checks'][number]
  access: AccessReply
}

const Check = ({ check: { rule, verdict }, access }: CheckProps) => {
  const t = useText(text)
  const language = useLanguage()
  const checkTexts = checkText(rule, verdict, access, language)
  return (
    <li data-result={verdict}>
      <span className={styles.checkMark}>
        <Icon path={iconOf(rule, verdict)} size={18} />
      </span>
      <span className="visually-hidden">{t[verdict]}</span>
      <span>
        {checkTexts.rule}
        {checkTexts.why && <small className="numbers">{checkTexts.why}</small>}
      </span>
    </li>
  )
}

/** The rules that are not met yet, each with the reason; those that are met fold into one line. */
export const Checks = ({ access }: { access: AccessReply }) => {
  const t = useText(text)
  const language = useLanguage()
  const { gate } = useShown().personalStatus
  const toJoin = canJoin(gate)
    ? access.checks.find(({ rule, verdict }) => rule === 'joined' && verdict === 'fail')
    : undefined
  const checks = access.checks.filter((check) => check !== toJoin)
  const met = checks.filter(({ verdict }) => verdict === 'pass')
  const list = (part: typeof checks) => (
    <ul className={styles.checks} role="list">
      {part.map((check) => (
        <Check key={check.rule} check={check} access={access} />
      ))}
    </ul>
  )
  return (
    <Section title={t.checks}>
      <EarlierUse access={access} />
      {toJoin && (
        <Notice tone="info" icon={giftIcon}>
          {checkText(toJoin.rule, toJoin.verdict, access, language).rule}
        </Notice>
      )}
      <div className={blocksStyles.card}>
        {met.length < checks.length && list(checks.filter(({ verdict }) => verdict !== 'pass'))}
        {met.length > 0 && (
          <details className={styles.met}>
            <summary className="numbers">
              <span className={styles.checkMark}>
                <Icon path={checkIcon} size={18} />
              </span>
              {fill(t.met, { n: met.length, all: checks.length })}
            </summary>
            {list(met)}
          </details>
        )}
      </div>
    </Section>
  )
}
