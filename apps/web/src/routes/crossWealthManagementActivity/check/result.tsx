import type { Direction } from '@foyer/api/cross-border'
import type { SelfCheckReply } from '@foyer/api/wealth-connect'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import * as crossBorderStyles from '../../../shared/cross-border/cross-border.module.css'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus } from '../../../shared/ui/heading-focus.ts'
import * as styles from '../page.module.css'
import { Findings } from './findings.tsx'
import { Saved } from './saved.tsx'
import { text } from './text.ts'
import type { Check } from './use-self-check.ts'

/** The address of this page, as the return address of the sign-in. */
const returnAddress = () => encodeURIComponent(location.hash.slice(1))

interface ResultProps {
  result: SelfCheckReply
  check: Check
  direction: Direction
  onAgain: () => void
}

/** The result of the answers, its reasons and the next steps. The person can choose to store it. */
export const Result = ({ result, check, direction, onAgain }: ResultProps) => {
  const t = useText(text)
  const language = useLanguage()
  const heading = useHeadingFocus()
  const { outcome, findings } = result
  if (outcome === 'outdated') return null
  const { person, isReady } = check.stored
  const isStored = check.stored.data?.checks.some(
    ({ direction: which, outcome: one, findings: all, isCurrent }) =>
      which === direction && isCurrent && one === outcome && JSON.stringify(all) === JSON.stringify(findings),
  )
  return (
    <div className={styles.wealthResult} data-outcome={outcome} data-secret>
      <h3 ref={heading} tabIndex={-1}>
        {t[outcome]}
      </h3>
      <p className={styles.wealthNo}>
        <strong>{t.notApproval}</strong>
        <span>{t.decides}</span>
      </p>
      <Findings findings={findings} language={language} />
      {check.problem && (
        <p className={gateStyles.gateProblem} role="alert">
          <HotlineText>{check.problem}</HotlineText>
        </p>
      )}
      <div className={styles.wealthTurn}>
        <a
          className={outcome === 'met' ? 'button' : 'button button-plain'}
          href={outcome === 'met' ? '#/crossWealthActivity' : '#/crossBorder'}
        >
          {outcome === 'met' ? t.apply : t.documents}
        </a>
        <Button look="quiet" onClick={onAgain}>
          {t.again}
        </Button>
      </div>
      {isReady && person === undefined && (
        <a className={styles.wealthLink} href={`#/loginPage?back=${returnAddress()}`}>
          {t.signIn}
        </a>
      )}
      {isStored && <Saved check={check} />}
      {person !== undefined && !isStored && (
        <>
          <Button look="quiet" busy={check.isBusy} onClick={check.store}>
            {t.store}
          </Button>
          <p className={crossBorderStyles.cbNote}>{t.storeWhy}</p>
        </>
      )}
    </div>
  )
}
