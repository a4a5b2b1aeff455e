import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { isOver } from './application-state.ts'
import { useApplication } from './use-application.ts'

/** The element id of the application, which is also the focus target. */
export const applicationId = 'application'

/** The person's next step: prepare the documents, see the quota of an open account, or call about a closed application. */
export const JoinedAction = () => {
  const t = useText(text)
  const voucher = useApplication().data?.voucher
  if (voucher && isOver(voucher)) return <CallUs />
  const isOpened = voucher?.status === 'used'
  return (
    <a className="button button-plain" href={isOpened ? '#/crossWealthManagementActivity' : '#/crossBorder'}>
      {isOpened ? t.toQuota : t.documents}
    </a>
  )
}
