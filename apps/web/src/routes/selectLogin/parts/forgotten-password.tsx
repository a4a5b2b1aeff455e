import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { HotlineHours } from '../../../shared/hotline/hotline-hours.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** What a person does whose password is forgotten: a password is set anew by the firm alone, once it has verified who calls. */
export const ForgottenPassword = () => {
  const t = useText(text)
  return (
    <details className="forgotten">
      <summary>{t.forgot}</summary>
      <p>{t.forgotWhy}</p>
      <CallUs />
      <HotlineHours />
    </details>
  )
}
