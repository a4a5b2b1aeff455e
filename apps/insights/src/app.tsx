import { brand } from '@foyer/api/brand'
import { useEffect } from 'react'
import { Inside } from './inside.tsx'
import { Lost, useSession } from './session/session.ts'
import { SignIn } from './session/sign-in.tsx'
import { Failure } from './shared/failure.tsx'
import { useLanguage, useText } from './text/language.ts'
import { text } from './text/text.ts'
import { TopBar } from './top-bar.tsx'

/** The operators' page: the sign-in, or the views behind it. */
export const App = () => {
  const t = useText(text)
  const language = useLanguage()
  const { state, lost, look, signIn, signOut } = useSession()
  useEffect(() => {
    document.title = `${t.name} · ${brand.shortName[language]}`
  }, [t, language])

  if (state.is === 'in')
    return (
      <Lost value={lost}>
        <Inside signOut={signOut} />
      </Lost>
    )
  return (
    <>
      <TopBar />
      <main>
        {state.is === 'out' && <SignIn why={state.why} signIn={signIn} />}
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
