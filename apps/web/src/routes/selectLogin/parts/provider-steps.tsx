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
import { useTitle } from '../../../shared/ui/use-title.ts'
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
  useTitle(step.at === 'code' ? t.secondFactor : t.providerAccount)

  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once, when the page comes back from the provider
  useEffect(() => {
    if (query.has('proof') || query.has('problem')) goTo(here, { replace: true })
    if (proof !== undefined) resume()
  }, [])

  if (isVisitor)
    return (
      <section className={styles.step}>
        <h2>{t.providerAccount}</h2>
        <PhoneNeeded here={here} />
      </section>
    )
  return (
    <section className={styles.step}>
      <h2>{step.at === 'code' ? t.secondFactor : t.providerAccount}</h2>
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
  )
}
