import { Arcade } from '@foyer/staff-interface/arcade'
import { useText } from '@foyer/staff-interface/language'
import { useEffect, useRef } from 'react'
import type { SessionState } from './session.ts'
import { text } from './text.ts'

type Props = Omit<Extract<SessionState, { is: 'out' }>, 'is'>

/** Leads to the sign-in at the firm's provider, which returns to this page. */
export const SignIn = ({ why, provider }: Props) => {
  const t = useText(text)
  // after a session ended, the reason is read first
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (why !== 'never') title.current?.focus()
  }, [why])
  const back = `${location.pathname}${location.search}`
  return (
    <div className="sign-in">
      <Arcade />
      <div className="card">
        <h1 ref={title} tabIndex={-1}>
          {t.title}
        </h1>
        {why !== 'never' && <p className={`notice ${why === 'expired' ? 'notice-warn' : 'notice-good'}`}>{t[why]}</p>}
        <p className="soft">{t.lead}</p>
        <a className="button button-main" href={`/staff/sign-in?${new URLSearchParams({ to: back })}`}>
          {t.submit}
        </a>
        {provider && <a href={provider}>{t.provider}</a>}
      </div>
    </div>
  )
}
