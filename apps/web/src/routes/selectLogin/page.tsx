import { useEffect, useRef } from 'react'
import { goTo } from '../../platform/navigation.ts'
import { openSession } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { loadReasonText } from '../../shared/errors/failure-text.ts'
import { returnPath } from '../../shared/return-path.ts'
import type { PageProps } from '../../shared/route.ts'
import { useText } from '../../shared/text/use-text.ts'
import { showToast } from '../../shared/ui/toast.ts'
import { TopBar } from '../../shared/ui/top-bar.tsx'
import { AccountSteps } from './parts/account-steps.tsx'
import { Ways } from './parts/ways.tsx'
import { text } from './text.ts'
import './page.css'

export { text }

/** R6: by phone code, by client number with a second factor (to login level), or in the app. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const back = returnPath(query.get('back'))
  const leave = useRef(() => {})
  leave.current = () => goTo(back, { replace: true })

  useEffect(
    () =>
      whenIdle(() => {
        loadReasonText().catch(() => undefined) // there before the network goes
        void openSession().then(
          // somebody at login level has nothing to do here
          () => useUser.getState().flag === 'login' && leave.current(),
          () => undefined,
        )
      }),
    [],
  )

  return (
    <>
      <TopBar isShared={false} />
      <main className="page">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        {query.get('way') === 'account' ? (
          <AccountSteps
            back={back}
            isSecond={query.get('step') === 'code'}
            onSignedIn={() => {
              showToast(t.signedIn)
              leave.current()
            }}
          />
        ) : (
          <Ways back={back} />
        )}
      </main>
    </>
  )
}
