import type { CallBackReply } from '@foyer/api/call-backs'
import { useState } from 'react'
import { pathTo } from '../../platform/path-to.ts'
import { api } from '../../platform/session.ts'
import { useFailureText } from '../errors/use-failure-text.ts'
import { useSignInPath } from '../personal/personal-part.tsx'
import { useLanguage } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { showToast } from '../ui/toast.ts'
import * as styles from './help.module.css'
import { text } from './text.ts'
import { windowText } from './window-text.ts'

/** Leads visitors to the sign-in, which a call requires. */
export const SignInForCall = () => {
  const t = useText(text)
  const { path } = useSignInPath('register')
  return (
    <section className={styles.card} aria-labelledby="help-call">
      <h3 id="help-call">{t.callBack}</h3>
      <p>{t.signInWhy}</p>
      <a className="button button-plain" href={`#${path}`}>
        {t.signIn}
      </a>
    </section>
  )
}

interface CallBackCardProps {
  reply: CallBackReply
  /** business clock */
  now: number
  onOpen: () => void
  onChanged: (reply: CallBackReply) => void
}

/** The open request of a person with its window, or the way to make one. */
export const CallBackCard = ({ reply, now, onOpen, onChanged }: CallBackCardProps) => {
  const t = useText(text)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const why = useFailureText(failure)
  const { callBack } = reply
  const withdraw = async (id: string) => {
    setBusy(true)
    setFailure(null)
    try {
      onChanged(await api(pathTo('POST /user/call-backs/withdraw'), { id }))
      showToast(t.withdrawn)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  const isOpen = callBack?.state === 'open'
  return (
    <section className={styles.card} aria-labelledby="help-call">
      <h3 id="help-call">{isOpen ? t.waiting : t.callBack}</h3>
      {failure !== null && (
        <Notice tone="danger" live>
          {why}
        </Notice>
      )}
      {isOpen ? (
        <>
          <p className="numbers">
            {fill(t.waitingAt, { window: windowText(language, callBack, now), number: callBack.number })}
          </p>
          <Button look="plain" busy={busy} onClick={() => void withdraw(callBack.id)}>
            {t.withdraw}
          </Button>
        </>
      ) : (
        <>
          <p>{t.callBackWhy}</p>
          <Button look="plain" onClick={onOpen}>
            {t.choose}
          </Button>
        </>
      )}
    </section>
  )
}
