import { inLanguage } from '@foyer/api/languages'
import type { RedirectTarget } from '@foyer/api/redirects'
import { needsFirm } from '@foyer/protocol/errors/needs-firm.generated'
import { useEffect, useRef, useState } from 'react'
import { isAt } from '../../../platform/address.ts'
import { goBack } from '../../../platform/navigation.ts'
import { failureOf } from '../../../platform/session.ts'
import { useUser } from '../../../platform/user-store.ts'
import type { Known } from '../../../shared/errors/by-refusal.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { Help } from '../../../shared/hotline/help.tsx'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { addressOf, leaveFor } from '../api.ts'
import { globeIcon, outIcon, shieldIcon } from '../icons.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { DataConsent } from './data-consent.tsx'
import { Handover } from './handover.tsx'

/** Milliseconds to wait for the partner's page, on a slow network. */
const returnTimeout = 10_000

/** Refusals that tell that the page shows an outdated target. */
type Stale = 'not_found' | 'redirect_closed' | 'terms_outdated'

interface ConfirmationProps {
  target: RedirectTarget
  /** called when the target differs from the shown one; requests it again */
  onChanged: () => void
}

/** The partner and its host, the data to pass on, and the buttons to continue or return. */
export const Confirmation = ({ target, onChanged }: ConfirmationProps) => {
  const t = useText(text)
  const language = useLanguage()
  const partner = inLanguage(target.partner, language)
  const [agrees, setAgrees] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const [hasLeft, setLeft] = useState(false)
  const [problem, setProblem] = useState<{ message: string; callUs?: boolean }>()
  const running = useRef(false)

  // Back restores the page from the browser's memory with its old state, so the state is reset
  useEffect(() => {
    const back = () => setGoing(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  // an app may open the address elsewhere, or nothing opens at all; the page remains and becomes usable again
  useEffect(() => {
    if (!hasLeft) return
    const timer = setTimeout(() => {
      setLeft(false)
      setGoing(false)
    }, returnTimeout)
    return () => clearTimeout(timer)
  }, [hasLeft])
  // a tick belongs to the person who set it; another person may have signed in in another tab
  useEffect(
    () =>
      useUser.subscribe((now, before) => {
        if (before.userInfo && before.userInfo.mobileNo !== now.userInfo?.mobileNo) setAgrees(false)
      }),
    [],
  )

  const go = async () => {
    if (running.current) return
    running.current = true
    setGoing(true)
    setProblem(undefined)
    try {
      const url = await addressOf(target, agrees)
      if (!isAt('/shoppingRedirectPage')) return
      if (url) {
        setLeft(true)
        return leaveFor(url)
      }
      setProblem({ message: t.strange, callUs: true })
    } catch (error) {
      const failure = failureOf<'POST /user/redirect'>(error)
      const { reason } = failure
      reason satisfies Known<'POST /user/redirect', Stale | 'key_reused'>
      const isStale = reason === 'terms_outdated' || reason === 'redirect_closed' || reason === 'not_found'
      setProblem({
        message: reason === 'terms_outdated' ? t.changed : await failureText(failure),
        callUs: needsFirm.has(reason),
      })
      if (isStale) {
        setAgrees(false)
        onChanged()
      }
    } finally {
      running.current = false
    }
    setGoing(false)
  }

  return (
    <>
      <section className={styles.leavingCard} aria-label={t.partner}>
        <Handover partner={partner} />
        <h2>{partner}</h2>
        <p>{inLanguage(target.about, language)}</p>
        <p className={styles.leavingHost}>
          <Icon path={globeIcon} size={20} />
          <small>{t.host}</small>
          <strong className="numbers" translate="no">
            {target.host}
          </strong>
        </p>
      </section>
      <DataConsent target={target} agrees={agrees} onAgrees={setAgrees} />
      <Notice tone="warn" icon={shieldIcon}>
        {t.never}
      </Notice>
      {problem && (
        <Notice tone="danger" live>
          <HotlineText>{problem.message}</HotlineText>
          {problem.callUs && <Help />}
        </Notice>
      )}
      <div className={styles.leavingWays}>
        <Button busy={isGoing} onClick={() => void go()}>
          {isGoing ? t.going : fill(t.go, { partner })}
          {!isGoing && <Icon path={outIcon} size={20} mirrors />}
        </Button>
        <Button look="quiet" onClick={() => void goBack()}>
          {t.back}
        </Button>
      </div>
    </>
  )
}
