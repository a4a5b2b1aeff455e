import { inLanguage } from '@foyer/api/languages'
import type { RedirectTarget } from '@foyer/api/redirects'
import { useId } from 'react'
import { useUser } from '../../../platform/user-store.ts'
import { useIsVisitor } from '../../../platform/visitor.ts'
import * as consentsStyles from '../../../shared/agreements/consents.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

interface DataConsentProps {
  target: RedirectTarget
  agrees: boolean
  onAgrees: (agrees: boolean) => void
}

/**
 * The data about the signed-in person that the partner would receive. The person decides each time, and the box is
 * never ticked in advance.
 */
export const DataConsent = ({ target, agrees, onAgrees }: DataConsentProps) => {
  const t = useText(text)
  const language = useLanguage()
  const id = useId()
  const isVisitor = useIsVisitor()
  const { userInfo } = useUser()
  return (
    <section className={styles.leavingCard} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t.passed}</h2>
      {isVisitor && !userInfo ? (
        <>
          <p>{t.visitor}</p>
          <a className={styles.leavingSignIn} href={`#/loginPage?back=${encodeURIComponent(location.hash.slice(1))}`}>
            {t.signIn}
            <Icon path={forwardIcon} size={16} mirrors />
          </a>
        </>
      ) : (
        <>
          <div className={consentsStyles.consent}>
            <input
              id={id}
              type="checkbox"
              className={consentsStyles.check}
              checked={agrees}
              aria-describedby={`${id}-why ${id}-else`}
              onChange={(event) => onAgrees(event.target.checked)}
            />
            <label htmlFor={id}>
              {fill(t.pass, { partner: inLanguage(target.partner, language) })} <small>{t.optional}</small>
            </label>
          </div>
          <p id={`${id}-why`}>{inLanguage(target.passes, language)}</p>
          <p id={`${id}-else`}>{t.nothing}</p>
        </>
      )}
    </section>
  )
}
