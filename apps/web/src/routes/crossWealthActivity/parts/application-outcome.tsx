import { Outcome } from '../../../shared/activity/frame/own-state.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { alertIcon } from '../../../shared/ui/icons.ts'
import { text } from '../text.ts'
import { isOver } from './application-state.ts'
import { useApplication } from './use-application.ts'

/** Shows that the person has applied, or that the application is closed. */
export const ApplicationOutcome = () => {
  const t = useText(text)
  const voucher = useApplication().data?.voucher
  return voucher && isOver(voucher) ? <Outcome icon={alertIcon} title={t.over} /> : <Outcome title={t.applied} />
}
