import type { AccessReply, AccessVerdict } from '@foyer/contract/conversion'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { resultPage } from '../../../shared/conversion/paths.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { closeIcon } from '../../../shared/ui/icons.ts'
import { checkIcon, clockIcon } from '../../../shared/ui/later-icons.ts'
import { Notice } from '../../../shared/ui/notice.tsx'
import { text } from '../text.ts'
import { checkWords } from './check-words.ts'

const icons: Record<AccessVerdict, string> = { pass: checkIcon, fail: closeIcon, unknown: clockIcon }

/** What was done with this offer before: a reservation that stands, or a conversion that used it up. */
const Before = ({ access: { offer, checks, converted } }: { access: AccessReply }) => {
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

/** Every rule in its order, met or not, and why not. */
export const Checks = ({ access }: { access: AccessReply }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <Section title={t.checks}>
      <Before access={access} />
      <ul className="card checks" role="list">
        {access.checks.map(({ rule, verdict }) => {
          const words = checkWords(rule, verdict, access, language)
          return (
            <li key={rule} className={`check-${verdict}`}>
              <span className="check-mark">
                <Icon path={icons[verdict]} size={18} />
              </span>
              <span className="visually-hidden">{t[verdict]}</span>
              <span>
                {words.rule}
                {words.why && <small className="numbers">{words.why}</small>}
              </span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
