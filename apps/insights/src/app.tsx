import { brand } from '@foyer/contract/brand'
import { useEffect } from 'react'
import { Inside } from './inside.tsx'
import { Lost, useSession } from './session/session.ts'
import { SignIn } from './session/sign-in.tsx'
import { Failure } from './shared/failure.tsx'
import { useLanguage, useText } from './text/language.ts'
import { text } from './text/text.ts'
import { TopBar } from './top-bar.tsx'

/** The operators' page: a sign-in, and what is behind it. */
export const App = () => {
  const t = useText(text)
  const language = useLanguage()
  const { standing, lost, look, signIn, signOut } = useSession()
  useEffect(() => {
    document.title = `${t.name} · ${brand.shortName[language]}`
  }, [t, language])

  if (standing.is === 'in')
    return (
      <Lost value={lost}>
        <Inside signOut={signOut} />
      </Lost>
    )
  return (
    <>
      <TopBar />
      <main>
        {standing.is === 'out' && <SignIn why={standing.why} signIn={signIn} />}
        {standing.is === 'unknown' && (
          <p className="soft opening" role="status">
            {t.starting}
          </p>
        )}
        {standing.is === 'failed' && (
          <>
            <h1 className="visually-hidden">{t.name}</h1>
            <Failure fault={standing.fault} again={look} />
          </>
        )}
        <p className="hint for-operators">{t.forOperators}</p>
      </main>
    </>
  )
}
