import { needsFirm } from '@foyer/protocol/errors/needs-firm.generated'
import { type ReactNode, useRef } from 'react'
import { failureOf } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { Art } from '../art/art.tsx'
import { useFailureText } from '../errors/use-failure-text.ts'
import { FailureSentence } from '../hotline/help.tsx'
import { useOnline } from '../server/use-online.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import * as failedStyles from '../ui/failed-load.module.css'
import { useParting } from '../ui/heading-focus.ts'
import { offlineIcon } from '../ui/later-icons.ts'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import * as styles from './personal.module.css'
import { text } from './text.ts'
import type { Personal } from './use-personal.ts'

/** The path of the current page, encoded for the return after signing in. */
const here = () => encodeURIComponent(location.hash.slice(1))

/** The address of the sign-in that a level requires, which returns here, and whether it begins with the phone number. */
export const useSignInPath = (level: 'register' | 'login'): { path: string; beginsWithPhone: boolean } => {
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const isLogin = level === 'login'
  const account = `/selectLogin?way=account&back=${here()}`
  if (isLogin && isSignedIn) return { path: account, beginsWithPhone: false }
  return { path: `/loginPage?back=${isLogin ? encodeURIComponent(account) : here()}`, beginsWithPhone: true }
}

interface SignInFirstProps {
  level: 'register' | 'login'
  /** what the sign-in is for, where the screen does not say it */
  title?: string
  /** an `Art`, where the sign-in is the whole content of the screen */
  picture?: ReactNode
}

/**
 * Shown to visitors, or to persons below the required level: a link to sign in that returns here. Logging in to an
 * account starts with the phone number if the person is not signed in.
 */
export const SignInFirst = ({ level, title, picture }: SignInFirstProps) => {
  const t = useText(text)
  const isLogin = level === 'login'
  const { path, beginsWithPhone } = useSignInPath(level)
  return (
    <section className={styles.signInFirst} data-pictured={picture ? '' : undefined}>
      {picture}
      <h2>{title ?? (isLogin ? t.loggedOut : t.signedOut)}</h2>
      <p>{!isLogin ? t.signedOutWhy : beginsWithPhone ? t.phoneThenAccount : t.loggedOutWhy}</p>
      <a className="button" href={`#${path}`}>
        {isLogin ? t.logIn : t.signIn}
      </a>
    </section>
  )
}

interface FailedPartProps {
  error: unknown
  /** what did not load, where other content of the screen did */
  title?: string
  busy: boolean
  onRetry: () => void
  /** the part is the whole content of the screen, so that a picture stands above it */
  isWhole?: boolean
}

/** Shows why the answer did not arrive, with a retry button. */
export const FailedPart = ({ error, title, busy, onRetry, isWhole = false }: FailedPartProps) => {
  const t = useText(text)
  const why = useFailureText(error)
  const press = useParting()
  return (
    <div className={failedStyles.failedLoad} data-pictured={isWhole ? '' : undefined}>
      {isWhole && <Art scene="states/error" />}
      <Notice tone="danger" live>
        <p>
          <strong>{title ?? t.failed}</strong>
        </p>
        <FailureSentence
          needsFirm={needsFirm.has(failureOf(error).reason)}
          act={
            <Button busy={busy} onClick={() => press(onRetry)}>
              {t.retry}
            </Button>
          }
        >
          {why}
        </FailureSentence>
      </Notice>
    </div>
  )
}

/** Shown where nothing was loaded before the device went offline. */
export const OfflineNotice = () => (
  <Notice tone="info" icon={offlineIcon} live>
    {useText(text).offline}
  </Notice>
)

interface PersonalPartProps<Reply> {
  personal: Personal<Reply>
  /** the level that the page requires, `tourist` if visitors may see it; the server checks it again */
  level: 'tourist' | 'register' | 'login'
  /** beside the sign-in of persons below the level; the part is then the whole content of the screen */
  picture?: ReactNode
  /** placeholder in the final size */
  skeleton?: ReactNode
  children: (data: Reply & { receivedAt: number }) => ReactNode
}

/** A part of a page with one person's data: the answer, or the sign-in, loading or error state. */
export const PersonalPart = <Reply,>({ personal, level, picture, skeleton, children }: PersonalPartProps<Reply>) => {
  const t = useText(text)
  const online = useOnline()
  const { data, error, isFetching, person, isLoggedIn, isReady, refetch } = personal
  // during a retry the failure remains, so that its button keeps the focus
  const failed = useRef<unknown>(null)
  failed.current = data || !online ? null : (error ?? (isFetching ? failed.current : null))
  if (isReady && level !== 'tourist' && (person === undefined || (level === 'login' && !isLoggedIn)))
    return <SignInFirst level={level} picture={picture} />
  if (data) return children(data)
  if (!online) return <OfflineNotice />
  if (failed.current)
    return (
      <FailedPart
        error={failed.current}
        busy={isFetching}
        isWhole={picture !== undefined}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div role="status">
      <span className="visually-hidden">{t.loading}</span>
      {skeleton ?? <Spinner />}
    </div>
  )
}
