import { useEffect, useRef, useState } from 'react'
import { goTo } from '../../platform/navigation.ts'
import { openSession } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { loadReasonText } from '../../shared/errors/failure-text.ts'
import { mayOffer } from '../../shared/passkeys/memory.ts'
import { useAbilities } from '../../shared/passkeys/use-abilities.ts'
import { returnPath } from '../../shared/return-path.ts'
import type { PageProps } from '../../shared/route.ts'
import { fill } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { useFirm, useProvider } from './form/use-provider.ts'
import { AccountSteps } from './parts/account-steps.tsx'
import { Methods } from './parts/methods.tsx'
import { ProviderSteps } from './parts/provider-steps.tsx'
import { text } from './text.ts'

export { text }

const PasskeyOffer = lazyPart(() => import('./parts/passkey-offer.tsx').then((part) => part.PasskeyOffer))

/** R6: sign-in by phone code, log-in by client number with a second factor or at the firm's provider, or log-in in
 * the app. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const back = returnPath(query.get('back'))
  const firm = useFirm()
  const provider = useProvider()
  const leave = useRef(() => {})
  leave.current = () => goTo(back, { replace: true })

  useEffect(
    () =>
      whenIdle(() => {
        loadReasonText().catch(() => undefined) // loads the texts while the network is available
        void openSession().then(
          // a person who is already logged in is redirected
          () => useUser.getState().flag === 'login' && leave.current(),
          () => undefined,
        )
      }),
    [],
  )

  const [isOffering, setOffering] = useState(false)
  const abilities = useAbilities()
  const signedIn = (way: 'password' | 'passkey' | 'provider') => {
    showToast(t.signedIn)
    if (way === 'password' && abilities.canCreate && mayOffer(Date.now())) setOffering(true)
    else leave.current()
  }
  /** the steps of the password have headings of their own */
  const isByPassword = query.get('way') === 'account' && !provider
  if (isOffering)
    return (
      <>
        <TopBar isShared={false} />
        <main className="page">
          <PasskeyOffer onDone={() => leave.current()} onFailed={() => leave.current()} />
        </main>
      </>
    )

  return (
    <>
      <TopBar isShared={false} />
      <main className="page">
        {isByPassword ? (
          provider === undefined && <h1 tabIndex={-1}>{t.account}</h1>
        ) : (
          <>
            <h1 tabIndex={-1}>{t.title}</h1>
            <p className="lead">{provider ? fill(t.providerLead, { firm }) : t.lead}</p>
          </>
        )}
        {query.get('way') !== 'account' && <Methods back={back} provider={provider === true} />}
        {query.get('way') === 'account' && provider === false && (
          <AccountSteps back={back} isSecond={query.get('step') === 'code'} onSignedIn={signedIn} />
        )}
        {query.get('way') === 'account' && provider && (
          <ProviderSteps back={back} query={query} onSignedIn={() => signedIn('provider')} />
        )}
      </main>
    </>
  )
}
