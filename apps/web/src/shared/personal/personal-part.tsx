import { type ReactNode, useRef } from 'react'
import { failureOf } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { needsUs } from '../errors/unmendable.ts'
import { useFailureText } from '../errors/use-failure-text.ts'
import { Help } from '../hotline/help.tsx'
import { useOnline } from '../server/use-online.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { useParting } from '../ui/heading-focus.ts'
import { offlineIcon } from '../ui/later-icons.ts'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { text } from './text.ts'
import type { Personal } from './use-personal.ts'
import './personal.css'

/** This very page, for the way back from signing in. */
const here = () => encodeURIComponent(location.hash.slice(1))

/** Nobody is signed in, or not high enough: the way to it, and back. To an account leads the phone first, where it is needed. */
export const SignInFirst = ({ level }: { level: 'register' | 'login' }) => {
  const t = useText(text)
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const isLogin = level === 'login'
  const account = `/selectLogin?way=account&back=${here()}`
  const afterPhone = isLogin ? encodeURIComponent(account) : here()
  return (
    <section className="sign-in-first">
      <h2>{isLogin ? t.loggedOut : t.signedOut}</h2>
      <p>{!isLogin ? t.signedOutWhy : isSignedIn ? t.loggedOutWhy : t.phoneThenAccount}</p>
      <a className="button" href={isLogin && isSignedIn ? `#${account}` : `#/loginPage?back=${afterPhone}`}>
        {isLogin ? t.logIn : t.signIn}
      </a>
    </section>
  )
}

/** What was asked did not come: why, in words, and once more. */
export const FailedPart = ({ error, busy, onRetry }: { error: unknown; busy: boolean; onRetry: () => void }) => {
  const t = useText(text)
  const why = useFailureText(error)
  const press = useParting()
  return (
    <Notice tone="danger" live>
      <p>
        <strong>{t.failed}</strong>
      </p>
      {why && <p>{why}</p>}
      <Button look="plain" busy={busy} onClick={() => press(onRetry)}>
        {t.retry}
      </Button>
      {needsUs(failureOf(error).reason) && <Help />}
    </Notice>
  )
}

interface PersonalPartProps<Reply> {
  personal: Personal<Reply>
  /** what the page needs, `tourist` where a visitor may see it too; the server says it again */
  level: 'tourist' | 'register' | 'login'
  /** of the final size */
  skeleton?: ReactNode
  children: (data: Reply & { receivedAt: number }) => ReactNode
}

/** A part of a page that is of one person: what was answered, or the state on the way there. */
export const PersonalPart = <Reply,>({ personal, level, skeleton, children }: PersonalPartProps<Reply>) => {
  const t = useText(text)
  const online = useOnline()
  const { data, error, asking, person, isLoggedIn, isReady, ask } = personal
  // while it is asked again the failure stays, and with it the focus on its button
  const failed = useRef<unknown>(null)
  failed.current = data || !online ? null : (error ?? (asking ? failed.current : null))
  if (isReady && level !== 'tourist' && (person === undefined || (level === 'login' && !isLoggedIn)))
    return <SignInFirst level={level} />
  if (data) return children(data)
  if (!online)
    return (
      <Notice tone="info" icon={offlineIcon} live>
        {t.offline}
      </Notice>
    )
  if (failed.current) return <FailedPart error={failed.current} busy={asking} onRetry={() => void ask()} />
  return (
    <div role="status">
      <span className="visually-hidden">{t.loading}</span>
      {skeleton ?? <Spinner />}
    </div>
  )
}
