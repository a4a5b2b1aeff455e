import { useEffect, useRef, useState } from 'react'
import { isAt } from '../../platform/address.ts'
import { goTo } from '../../platform/navigation.ts'
import { openSession } from '../../platform/session.ts'
import { useUser } from '../../platform/user-store.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { loadReasonText } from '../../shared/errors/failure-text.ts'
import { returnPath } from '../../shared/return-path.ts'
import type { PageProps } from '../../shared/route.ts'
import { fill } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { Points, WelcomeHero } from '../../shared/welcome/welcome.tsx'
import { useFirm, useProvider } from './form/use-provider.ts'
import * as styles from './page.module.css'
import { Methods } from './parts/methods.tsx'
import { text } from './text.ts'

export { text }

/** The head of the steps to an account, which is there before they are. */
const AccountHead = ({ byProvider = false }) => {
  const t = useText(text)
  const isVisitor = useUser(({ flag }) => flag) === 'tourist'
  return <WelcomeHero title={isVisitor ? t.phoneFirst : byProvider ? t.providerAccount : t.account} />
}

const loadAccountSteps = () => import('./parts/account-steps.tsx').then((part) => part.AccountSteps)
const AccountSteps = lazyPart(loadAccountSteps, <AccountHead />)
const ProviderSteps = lazyPart(
  () => import('./parts/provider-steps.tsx').then((part) => part.ProviderSteps),
  <AccountHead byProvider />,
)
const PasskeyOffer = lazyPart(() => import('./parts/passkey-offer.tsx').then((part) => part.PasskeyOffer))

/** R6: sign-in by phone code, log-in by client number with a second factor or at the firm's provider, or log-in in
 * the app. */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const back = returnPath(query.get('back'))
  const firm = useFirm()
  const provider = useProvider()
  const leave = useRef(() => {})
  leave.current = () => {
    if (isAt('/selectLogin')) goTo(back, { replace: true })
  }

  useEffect(
    () =>
      whenIdle(() => {
        // loads texts and the next step while the network is available
        loadReasonText().catch(() => undefined)
        loadAccountSteps().catch(() => undefined)
        void openSession().then(
          // a person who is already logged in is redirected
          () => useUser.getState().flag === 'login' && leave.current(),
          () => undefined,
        )
      }),
    [],
  )

  const [isOffering, setOffering] = useState(false)
  const signedIn = (offersPasskey: boolean) => {
    if (offersPasskey) return setOffering(true)
    showToast(t.signedIn)
    leave.current()
  }
  const isAccount = query.get('way') === 'account'
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
      <main className={`page welcome ${isAccount ? '' : styles.choice}`}>
        {!isAccount && (
          <>
            <WelcomeHero title={t.title} lead={provider ? fill(t.providerLead, { firm }) : t.lead} />
            <div className="welcome-body">
              <Methods back={back} provider={provider === true} />
              <Points forAccounts />
            </div>
          </>
        )}
        {isAccount && provider === undefined && <AccountHead />}
        {isAccount && provider === false && (
          <AccountSteps back={back} isSecond={query.get('step') === 'code'} onSignedIn={signedIn} />
        )}
        {isAccount && provider && <ProviderSteps back={back} query={query} onSignedIn={() => signedIn(false)} />}
      </main>
    </>
  )
}
