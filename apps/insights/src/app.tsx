import { trackingAccess } from '@foyer/api/tracking/access'
import { brandTitle } from '@foyer/staff-interface/brand-title'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { useEffect } from 'react'
import { Inside } from './inside.tsx'
import { NoRole } from './session/no-role.tsx'
import { Lost, useSession } from './session/session.ts'
import { SignIn } from './session/sign-in.tsx'
import { Failure } from './shared/failure.tsx'
import { text } from './text/text.ts'
import { TopBar } from './top-bar.tsx'

/** The page of the insights: the way to the sign-in, or the views behind it. */
export const App = () => {
  const t = useText(text)
  const language = useLanguage()
  const { state, lost, look, signOut } = useSession()
  useEffect(() => {
    document.title = brandTitle(t.name, language)
  }, [t, language])

  const isIn = state.is === 'in'
  const mayRead = isIn && state.staff.roles.some((role) => trackingAccess.figures.staff.some((one) => one === role))
  if (isIn && mayRead)
    return (
      <Lost value={lost}>
        <Inside staff={state.staff} signOut={signOut} />
      </Lost>
    )
  return (
    <>
      <TopBar />
      <main className="outside">
        {state.is === 'out' && <SignIn {...state} />}
        {isIn && <NoRole staff={state.staff} signOut={() => void signOut().catch(look)} />}
        {state.is === 'unknown' && (
          <p className="soft opening" role="status">
            {t.starting}
          </p>
        )}
        {state.is === 'failed' && (
          <>
            <h1 className="visually-hidden">{t.name}</h1>
            <Failure fault={state.fault} again={look} />
          </>
        )}
        <p className="hint for-operators">{t.forOperators}</p>
      </main>
    </>
  )
}
