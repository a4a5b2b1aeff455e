import type { AccessReply } from '@foyer/contract/conversion'
import { ActivityPage } from '../../../shared/activity/activity-page.tsx'
import { activityCode, callPath } from '../../../shared/conversion/paths.ts'
import { usePersonal } from '../../../shared/personal/use-personal.ts'
import { text } from '../text.ts'
import { Access } from './access.tsx'
import { Reserve } from './reserve.tsx'
import { useAgreement } from './use-agreement.ts'

/** As the server takes the code of an offer; anything else is not asked for. */
const offerPattern = /^[a-z0-9-]{1,40}$/

/** The page of one offer: its checklist in the frame, and reserving it in the panel at the foot. */
export const AccessPage = ({ offer }: { offer: string }) => {
  const isOffer = offerPattern.test(offer)
  const personal = usePersonal<AccessReply>(callPath('access'), { offer }, { forVisitors: true, enabled: isOffer })
  const agreement = useAgreement()
  const reserve = personal.data && <Reserve access={personal.data} agreement={agreement} personal={personal} />
  return (
    <ActivityPage code={activityCode} painted={text} actions={{ joined: reserve }}>
      <Access personal={personal} agreement={agreement} isOffer={isOffer} />
    </ActivityPage>
  )
}
