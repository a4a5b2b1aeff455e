import { codePattern } from '@foyer/api/codes'
import type { AccessReply } from '@foyer/api/conversion'
import type { ReasonOf } from '@foyer/api/endpoints/calls'
import { pathTo } from '../../../platform/path-to.ts'
import { failureOf } from '../../../platform/session.ts'
import { ActivityPage } from '../../../shared/activity/activity-page.tsx'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { NextStep } from '../../../shared/activity/gate/next-step.tsx'
import { activityCode, exchange } from '../../../shared/conversion/paths.ts'
import { type Personal, usePersonal } from '../../../shared/personal/use-personal.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { Access } from './access.tsx'
import { Reserve, ToOffers } from './reserve.tsx'
import { useAgreement } from './use-agreement.ts'

type AccessCall = 'POST /user/:number/conversion/access' | 'GET /conversion/access/:offer'
type Reasons = readonly ReasonOf<AccessCall>[]

/** Whether the offer does not exist. */
const isUnknown = ({ error }: Personal<AccessReply>): boolean =>
  error !== null &&
  (['not_found', 'invalid_request'] satisfies Reasons as Reasons).includes(failureOf<AccessCall>(error).reason)

/** The page of one offer: its checklist, and the panel at the bottom that reserves it. */
export const AccessPage = ({ offer }: { offer: string }) => {
  const t = useText(text)
  const online = useOnline()
  const isCode = codePattern.test(offer)
  const personal = usePersonal(
    pathTo('POST /user/:number/conversion/access', exchange),
    { offer },
    {
      publicPath: pathTo('GET /conversion/access/:offer', { offer }),
      enabled: isCode,
    },
  )
  const isOffer = isCode && !isUnknown(personal)
  const agreement = useAgreement()
  const pending = personal.error || !online ? <ToOffers /> : <GateLine title={t.loading} isPending />
  // a reserved offer is no longer waited for
  const joinedWaits = !personal.data?.offer.mine?.hold
  return (
    <ActivityPage
      code={activityCode}
      painted={text}
      actions={{
        signIn: t.signIn,
        nextStep: <NextStep isQuiet={!personal.data} />,
        available: personal.data ? undefined : pending,
        joined: personal.data ? <Reserve access={personal.data} agreement={agreement} personal={personal} /> : pending,
        joinedWaits,
        isLaterStep: true,
      }}
      isCompact
      hasGate={isOffer}
    >
      <Access personal={personal} agreement={agreement} isOffer={isOffer} />
    </ActivityPage>
  )
}
