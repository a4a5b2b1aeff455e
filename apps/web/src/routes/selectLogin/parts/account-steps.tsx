import { isAt } from '../../../platform/address.ts'
import { goBack, goTo } from '../../../platform/navigation.ts'
import { useUser } from '../../../platform/user-store.ts'
import { mayOffer } from '../../../shared/passkeys/memory.ts'
import { useAbilities } from '../../../shared/passkeys/use-abilities.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import * as styles from '../../../shared/ui/skeleton.module.css'
import { Steps } from '../../../shared/ui/steps/steps.tsx'
import { useTitle } from '../../../shared/ui/use-title.ts'
import { WelcomeHero } from '../../../shared/welcome/welcome.tsx'
import { useAccountLogin } from '../form/use-account-login.ts'
import { useAccounts } from '../form/use-accounts.ts'
import * as pageStyles from '../page.module.css'
import { text } from '../text.ts'
import { AccountStep } from './account-step.tsx'
import { PhoneNeeded } from './phone-needed.tsx'
import { SecondFactorStep } from './second-factor-step.tsx'

interface AccountStepsProps {
  back: string
  /** whether the address names the second step; a reload loses the password and therefore returns to the first step */
  isSecond: boolean
  /** @param offersPasskey whether the device can have a passkey and the person has not declined one lately */
  onSignedIn: (offersPasskey: boolean) => void
}

/** Client number and password, then the second factor. Each step is a history entry, so that Back works. */
export const AccountSteps = ({ back, isSecond, onSignedIn }: AccountStepsProps) => {
  const t = useText(text)
  const flag = useUser((state) => state.flag)
  const accounts = useAccounts(flag === 'tourist')
  const here = `/selectLogin?way=account&back=${encodeURIComponent(back)}`
  const { canCreate } = useAbilities()
  const form = useAccountLogin({
    agreedLast: accounts.state === 'here' ? accounts.agreed : undefined,
    onChallenge: () => isAt('/selectLogin') && goTo(`${here}&step=code`),
    onSignedIn: (way) => onSignedIn(way === 'password' && canCreate && mayOffer(Date.now())),
  })

  const isAtSecond = isSecond && form.challenge !== undefined
  const isSuspended = form.call.problem?.reason === 'account_suspended'
  const secondTitle = isSuspended ? t.suspended : t.confirmYou
  useTitle(isAtSecond ? secondTitle : flag === 'tourist' ? t.phoneFirst : t.account)

  const steps = [t.stepPhone, t.stepAccount, t.secondFactor]
  if (flag === 'tourist')
    return (
      <>
        <WelcomeHero title={t.phoneFirst} />
        <div className={`welcome-body ${pageStyles.step}`}>
          <Steps label={t.steps} steps={steps} at={0} />
          <PhoneNeeded here={here} />
        </div>
      </>
    )
  if (isSecond && form.challenge)
    return (
      <>
        <WelcomeHero title={secondTitle} />
        <section className={`welcome-body ${pageStyles.step}`}>
          {!isSuspended && <Steps label={t.steps} steps={steps} at={2} />}
          <SecondFactorStep challenge={form.challenge} form={form} onBack={() => void goBack(here)} />
        </section>
      </>
    )
  return (
    <>
      <WelcomeHero title={t.account} />
      <section className={`welcome-body ${pageStyles.step}`}>
        <Steps label={t.steps} steps={steps} at={1} />
        {accounts.state === 'here' && <AccountStep accounts={accounts.list} form={form} />}
        {accounts.state === 'loading' && (
          <div className={pageStyles.accountSkeleton} role="status">
            <span className="visually-hidden">{t.loading}</span>
            <div className={styles.skeleton} />
            <div className={styles.skeleton} />
            <div className={styles.skeleton} />
          </div>
        )}
        {accounts.state === 'failed' && (
          <>
            <Notice tone="danger" live>
              {accounts.message}
              <Button look="plain" onClick={accounts.retry}>
                {t.retry}
              </Button>
            </Notice>
            {/* a client number can be typed without the list */}
            <AccountStep accounts={[]} form={form} />
          </>
        )}
      </section>
    </>
  )
}
