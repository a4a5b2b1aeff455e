import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { type Fault, faultIn } from '../shared/call.ts'
import { useFaultText } from '../shared/failure.tsx'
import { useText } from '../text/language.ts'
import type { SessionState } from './session.ts'
import { text } from './text.ts'

interface Props {
  readonly why: Extract<SessionState, { is: 'out' }>['why']
  readonly signIn: (token: string) => Promise<void>
}

/** Exchanges the operator's token for a session. */
export const SignIn = ({ why, signIn }: Props) => {
  const t = useText(text)
  const say = useFaultText()
  const [token, setToken] = useState('')
  const [fault, setFault] = useState<Fault | 'empty'>()
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [tokenId, hintId, errorId] = [useId(), useId(), useId()]
  // after a session ended, the reason is read first
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (why !== 'never') title.current?.focus()
  }, [why])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFault(undefined)
    if (token.trim() === '') {
      setFault('empty')
      return field.current?.focus()
    }
    setBusy(true)
    try {
      await signIn(token.trim())
    } catch (error) {
      setFault(faultIn(error))
      setBusy(false)
      field.current?.focus()
    }
  }

  const message = fault === 'empty' ? t.needed : fault?.kind === 'wrongToken' ? t.wrong : fault && say(fault)
  return (
    <div className="sign-in">
      <form className="card" onSubmit={submit} noValidate>
        <h1 ref={title} tabIndex={-1}>
          {t.title}
        </h1>
        <p className="soft">{t.lead}</p>
        {why !== 'never' && <p className={`notice ${why === 'expired' ? 'notice-warn' : 'notice-good'}`}>{t[why]}</p>}
        {/* password managers store a secret under a user name */}
        <input type="text" autoComplete="username" value="operator" readOnly hidden />
        <div className="field">
          <label htmlFor={tokenId}>{t.token}</label>
          <input
            ref={field}
            id={tokenId}
            type="password"
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={500}
            value={token}
            aria-invalid={message !== undefined}
            aria-describedby={message === undefined ? hintId : `${errorId} ${hintId}`}
            onChange={(event) => setToken(event.target.value)}
          />
          {message !== undefined && (
            <p id={errorId} className="field-error" role="alert">
              {message}
            </p>
          )}
          <p id={hintId} className="hint">
            {t.hint}
          </p>
        </div>
        <button type="submit" className="button button-main" aria-disabled={isBusy}>
          {isBusy ? t.submitting : t.submit}
        </button>
      </form>
      <p className="hint">{t.audited}</p>
    </div>
  )
}
