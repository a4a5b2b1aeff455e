import { useEffect, useState } from 'react'
import { goTo } from '../../../platform/navigation.ts'
import { useUser } from '../../../platform/user-store.ts'
import { failureText } from '../../../shared/errors/failure-text.ts'
import { useGuide } from '../../../shared/open-app/use-guide.tsx'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { Steps } from '../../../shared/ui/steps/steps.tsx'
import { useTitle } from '../../../shared/ui/use-title.ts'
import { WelcomeHero } from '../../../shared/welcome/welcome.tsx'
import { canOpenProvider } from '../form/provider.ts'
import { problemIn } from '../form/provider-places.ts'
import { useFirm } from '../form/use-provider.ts'
import { useProviderLogin } from '../form/use-provider-login.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { PhoneNeeded } from './phone-needed.tsx'
import { ProviderForm } from './provider-form.tsx'

interface ProviderStepsProps {
  back: string
  query: URLSearchParams
  onSignedIn: () => void
}

/** A host that cannot open the provider's page, with the way to a browser. */
const InMiniProgram = () => {
  const t = useText(text)
  const firm = useFirm()
  const [guide, openGuide] = useGuide('browser')
  return (
    <Notice tone="info">
      {fill(t.providerInMiniProgram, { firm })}
      <Button look="plain" onClick={() => void openGuide()}>
        {t.providerInBrowser}
      </Button>
      {guide}
    </Notice>
  )
}

/** A problem that the callback reported. */
const useProblem = (query: URLSearchParams) => {
  const [reason] = useState(() => problemIn(query))
  const [message, setMessage] = useState<string>()
  useEffect(() => {
    if (reason) void failureText({ reason, detail: undefined }).then(setMessage)
  }, [reason])
  return reason && message !== undefined ? { reason, message } : undefined
}

/**
 * Login at the firm's provider: to its page and back, then the account, a second factor if it is still needed, and the
 * agreements. What the callback put into the address is read once and then removed from it.
 */
export const ProviderSteps = ({ back, query, onSignedIn }: ProviderStepsProps) => {
  const t = useText(text)
  const isVisitor = useUser((state) => state.flag === 'tourist')
  const [proof] = useState(() => query.get('proof') ?? undefined)
  const problem = useProblem(query)
  const here = `/selectLogin?way=account&back=${encodeURIComponent(back)}`
  const form = useProviderLogin({ proof, back, onSignedIn })
  const { step, resume } = form
  const isSuspended = form.call.problem?.reason === 'account_suspended'
  const title = isVisitor
    ? t.phoneFirst
    : isSuspended
      ? t.suspended
      : step.at === 'code'
        ? t.confirmYou
        : t.providerAccount
  useTitle(title)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when the page comes back from the provider
  useEffect(() => {
    if (query.has('proof') || query.has('problem')) goTo(here, { replace: true })
    if (proof !== undefined) resume()
  }, [])

  // the provider may prove both factors
  const steps = [t.stepPhone, t.stepAccount, ...(step.at === 'code' ? [t.secondFactor] : [])]
  if (isVisitor)
    return (
      <>
        <WelcomeHero title={title} />
        <div className={`welcome-body ${styles.step}`}>
          <Steps label={t.steps} steps={steps} at={0} />
          <PhoneNeeded here={here} />
        </div>
      </>
    )
  return (
    <>
      <WelcomeHero title={title} />
      <section className={`welcome-body ${styles.step}`}>
        {!isSuspended && <Steps label={t.steps} steps={steps} at={steps.length - 1} />}
        {!canOpenProvider() && <InMiniProgram />}
        {canOpenProvider() && step.at === 'continue' && form.call.busy !== undefined && (
          <div className={styles.accountSkeleton} role="status">
            <span className="visually-hidden">{t.signingIn}</span>
            <div className={skeletonStyles.skeleton} />
            <div className={skeletonStyles.skeleton} />
          </div>
        )}
        {canOpenProvider() && !(step.at === 'continue' && form.call.busy !== undefined) && (
          <ProviderForm form={form} problem={form.call.problem ? undefined : problem} />
        )}
      </section>
    </>
  )
}
