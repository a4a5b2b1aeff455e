import type { AccessReply } from '@foyer/api/conversion'
import { useEffect } from 'react'
import { isAt } from '../../../platform/address.ts'
import { goTo } from '../../../platform/navigation.ts'
import { pathTo } from '../../../platform/path-to.ts'
import { whenIdle } from '../../../platform/when-idle.ts'
import * as gateStyles from '../../../shared/activity/gate/gate.module.css'
import { GateLine } from '../../../shared/activity/gate/gate-line.tsx'
import { useShown } from '../../../shared/activity/shown.ts'
import { exchange, offersPage, resultPage, startingPage } from '../../../shared/conversion/paths.ts'
import { text as shared } from '../../../shared/conversion/text.ts'
import { loadReasonText } from '../../../shared/errors/failure-text.ts'
import { HotlineText } from '../../../shared/hotline/hotline-text.tsx'
import { useOnce } from '../../../shared/once/use-once.ts'
import { text as personalText } from '../../../shared/personal/text.ts'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import type { Agreement } from './use-agreement.ts'
import { isUsedUp } from './used-up.ts'

interface ReserveProps {
  access: AccessReply
  agreement: Agreement
  personal: Personal<AccessReply>
}

/** Leads to the first checkbox that is not ticked yet. */
const showConsents = () => {
  const box = document.querySelector<HTMLElement>(`.${styles.accessConsents} input:not(:checked)`)
  box?.focus({ preventScroll: true })
  box?.scrollIntoView({ block: 'center' })
}

/** The way on where this offer cannot be reserved. */
export const ToOffers = () => (
  <a className="button button-plain" href={`#${offersPage}`}>
    {useText(shared).offers}
  </a>
)

/** The main action of the page. It reserves the offer once and continues to the confirmation. */
export const Reserve = ({ access, agreement, personal }: ReserveProps) => {
  const t = useText(text)
  const words = useText(personalText)
  const online = useOnline()
  const { detail, personalStatus } = useShown()
  const { offer, isGranted, holdMinutes, consentedAt } = access
  const { state, send, again } = useOnce({
    name: `hold.${offer.code}`,
    path: pathTo('POST /user/:number/conversion/hold', exchange),
    person: personal.person,
    onDone: ({ hold }) => {
      if (isAt('/conversionAccess')) goTo(startingPage(hold.id))
    },
    onRefused: () => void Promise.all([personal.refetch(), personalStatus.refetch()]),
  })
  // loads the texts while the network is available
  useEffect(() => whenIdle(() => void loadReasonText().catch(() => undefined)), [])

  if (state.kind === 'unknown')
    return (
      <>
        <GateLine title={words.unknown} why={[words.unknownWhy]} />
        <Button blocked={!online} onClick={again}>
          {words.again}
        </Button>
      </>
    )
  const problem = state.kind === 'refused' && (
    <p className={gateStyles.gateProblem} role="alert">
      <HotlineText>{state.message}</HotlineText>
    </p>
  )
  if (offer.mine?.hold)
    return (
      <a className="button" href={`#${startingPage(offer.mine.hold)}`}>
        {t.toReserved}
      </a>
    )
  if (!isGranted)
    return (
      <>
        {problem || (!isUsedUp(access) && <p className={styles.reserveNote}>{t.blocked}</p>)}
        {isUsedUp(access) && access.converted && (
          <a className="button" href={`#${resultPage(access.converted)}`}>
            {t.toResult}
          </a>
        )}
        <ToOffers />
      </>
    )
  const { version } = detail
  const needsData = offer.partner.needsConsent && consentedAt === null
  const hasAgreed = agreement.terms === version && (!needsData || agreement.data === version)
  const reserve = () =>
    send({ offer: offer.code, termsVersion: version, ...(needsData && { consents: ['partner_mobile'] }) })
  return (
    <>
      {problem || (
        <p className={styles.reserveNote}>{online ? fill(t.reserveWhy, { minutes: holdMinutes }) : words.offline}</p>
      )}
      <Button busy={state.kind === 'sending'} blocked={!online} onClick={hasAgreed ? reserve : showConsents}>
        {state.kind === 'sending' ? t.sending : hasAgreed ? fill(t.reserve, { minutes: holdMinutes }) : t.agreeFirst}
      </Button>
    </>
  )
}
