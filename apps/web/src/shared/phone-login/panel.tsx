import { useEffect, useRef, useState } from 'react'
import { goTo } from '../../platform/navigation.ts'
import { HotlineText } from '../hotline/hotline-text.tsx'
import { returnPath } from '../return-path.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { clockIcon } from '../ui/later-icons.ts'
import { Notice } from '../ui/notice.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { showToast } from '../ui/toast.ts'
import { Agreeing } from './agreeing.tsx'
import { ShownCode } from './shown-code.tsx'
import { text } from './text.ts'
import { type PhoneLogin, usePhoneLogin } from './use-phone-login.ts'

/** The screen from which the visitor came to the sign-in. */
const back = (): string => returnPath(new URLSearchParams(location.hash.split('?')[1]).get('back'))

interface StepProps {
  step: PhoneLogin
  onRestart: () => void
  onAgree: () => void
}

const Step = ({ step, onRestart, onAgree }: StepProps) => {
  const t = useText(text)
  if (step.at === 'shown') return <ShownCode {...step} />
  if (step.at === 'agreeing') return <Agreeing onAgree={onAgree} />
  if (step.at === 'starting' || step.at === 'finishing')
    return (
      <p role="status">
        <Spinner /> {step.at === 'starting' ? t.loading : t.finishing}
      </p>
    )
  if (step.at === 'failed')
    return (
      <Notice tone="danger" live>
        <p>
          <HotlineText>{step.message}</HotlineText>
        </p>
        <Button look="plain" onClick={step.again}>
          {t.retry}
        </Button>
      </Notice>
    )
  return (
    <Notice tone={step.at === 'over' ? 'info' : 'warn'} {...(step.at === 'over' && { icon: clockIcon })} live>
      <p>
        <strong>{step.at === 'over' ? t.over : t.refused}</strong>
      </p>
      <p>{step.at === 'over' ? t.overWhy : t.refusedWhy}</p>
      <Button look="plain" onClick={onRestart}>
        {t.renew}
      </Button>
    </Notice>
  )
}

interface AttemptProps {
  onRestart: () => void
  onCancel: () => void
}

const Attempt = ({ onRestart, onCancel }: AttemptProps) => {
  const t = useText(text)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  const { step, agree } = usePhoneLogin(() => {
    showToast(t.loggedIn)
    // the last step cannot be cancelled, but left
    if (!isLeft.current) goTo(back(), { replace: true })
  }, onRestart)
  return (
    <>
      <Step step={step} onRestart={onRestart} onAgree={() => void agree()} />
      {step.at !== 'finishing' && (
        <Button look="quiet" onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </>
  )
}

/** The QR code with its number, and what follows once the phone has answered. */
export const PhoneLoginPanel = ({ onCancel }: { onCancel: () => void }) => {
  const t = useText(text)
  const heading = useRef<HTMLHeadingElement>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t.title}
      </h2>
      <Attempt
        key={attempt}
        onRestart={() => {
          // the button that was pressed disappears
          heading.current?.focus()
          setAttempt(attempt + 1)
        }}
        onCancel={onCancel}
      />
    </>
  )
}
