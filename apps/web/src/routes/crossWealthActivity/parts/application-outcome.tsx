import { Outcome } from '../../../shared/activity/frame/outcome.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { alertIcon } from '../../../shared/ui/icons.ts'
import { text } from '../text.ts'
import { isOver } from './application-state.ts'
import { useApplication } from './use-application.ts'

/** Shows that the application is closed. Until then the offer and the steps below it say where it is. */
export const ApplicationOutcome = () => {
  const t = useText(text)
  const voucher = useApplication().data?.voucher
  if (voucher && !isOver(voucher)) return <span className="visually-hidden">{t.applied}</span>
  return voucher ? <Outcome icon={alertIcon} title={t.over} /> : <Outcome title={t.applied} />
}
