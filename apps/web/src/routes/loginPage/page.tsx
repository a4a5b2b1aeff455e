import { useRef } from 'react'
import { isAt } from '../../platform/address.ts'
import { goTo } from '../../platform/navigation.ts'
import { Consents } from '../../shared/agreements/consents.tsx'
import { useLimited } from '../../shared/form/use-limited.ts'
import { CodeField } from '../../shared/one-time-code/code-field.tsx'
import { isVoidIn } from '../../shared/one-time-code/void-code.ts'
import { PhoneField } from '../../shared/phone/phone-field.tsx'
import { returnPath } from '../../shared/return-path.ts'
import type { PageProps } from '../../shared/route.ts'
import { fill } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Notice } from '../../shared/ui/notice.tsx'
import { showToast } from '../../shared/ui/toast.ts'
import { Points, WelcomeHero } from '../../shared/welcome/welcome.tsx'
import { useSignIn } from './form/use-sign-in.ts'
import * as styles from './page.module.css'
import { useOpenSession } from './parts/use-open-session.ts'
import { text } from './text.ts'

export { text }

/**
 * R5: sign-in by phone number, code and agreements, to the register level, and back to the visitor's earlier screen.
 */
export const Page = ({ query }: PageProps) => {
  const t = useText(text)
  const codeInput = useRef<HTMLInputElement>(null)
  const leave = () => isAt('/loginPage') && goTo(returnPath(query.get('back')), { replace: true })
  const form = useSignIn(() => {
    showToast(t.signedIn)
    leave()
  })
  useOpenSession(leave)

  const { busy, sending, problem, errorAt } = form.call
  const limited = useLimited(form.call)
  const notice = problem?.place === 'form' && (
    <Notice tone="danger" live>
      {problem.message}
    </Notice>
  )
  const isVoid = isVoidIn(problem)
  const isOfCode = problem?.step === 'sending'
  return (
    <>
      <TopBar isShared={false} />
      <main className="page welcome">
        <WelcomeHero title={t.title} lead={t.lead} />
        <form
          className={`welcome-body ${styles.signIn}`}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            form.submit()
          }}
        >
          <PhoneField
            area={form.area}
            mobileNo={form.mobileNo}
            error={errorAt('mobile')}
            onArea={form.setArea}
            onMobileNo={form.setMobileNo}
            onFailed={form.failAtMobile}
          />
          <CodeField
            ref={codeInput}
            code={form.code}
            resendAt={form.resendAt}
            sent={form.pending && fill(t.sent, { area: form.pending.areaCode, mobile: form.pending.mobileNo })}
            busy={sending}
            blocked={limited === 'sending'}
            isNext={isVoid}
            error={errorAt('code')}
            onCode={form.setCode}
            onSend={() => form.send(() => codeInput.current?.focus())}
          />
          {isOfCode && notice}
          <Consents
            agreed={form.agreed}
            error={errorAt('consent')}
            onAgreed={form.setAgreed}
            marketing={{ agreed: form.marketing, onAgreed: form.setMarketing }}
          />
          {isOfCode || notice}
          <Button
            type="submit"
            busy={busy === 'signing'}
            blocked={isVoid || limited === 'signing' || (limited === 'sending' && !form.code)}
          >
            {busy === 'signing' ? t.signingIn : t.signIn}
          </Button>
        </form>
        <Points />
      </main>
    </>
  )
}
