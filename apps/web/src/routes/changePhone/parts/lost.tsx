import type { PhoneWay } from '@foyer/contract/phone-change'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** The way on for whoever cannot use the number any more. */
export const Lost = ({ way }: { way: PhoneWay }) => {
  const t = useText(text)
  return (
    <details className="phone-lost">
      <summary>{t.lost}</summary>
      <p>{way === 'account' ? t.lostAccount : t.lostSms}</p>
      <CallUs />
    </details>
  )
}
