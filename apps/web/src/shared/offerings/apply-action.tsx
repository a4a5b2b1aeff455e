import { type ReactNode, useEffect, useRef, useState } from 'react'
import { track } from '../../platform/tracker.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { FailedLine } from '../activity/gate/failed-line.tsx'
import { GateLine } from '../activity/gate/gate-line.tsx'
import { text as gateText } from '../activity/gate/text.ts'
import { loadReasonText } from '../errors/failure-text.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { ApplySheet, loadApplySheet } from './lazy.tsx'
import type { OfferProps } from './offer-props.ts'
import { standingAt, useOfferingClock } from './phase.ts'
import { usePhaseWhy } from './phase-line.tsx'
import { text } from './text.ts'

interface ApplyActionProps extends OfferProps {
  /** of the button; `Apply` where left out */
  label?: string
  /** stands in the place of the button and of the words where one has applied: a link to the application */
  applied?: ReactNode
}

/** What an account can do about an offering now: apply, or why not. For the foot of a page or a card in a list. */
export const ApplyAction = ({ label, applied, ...offer }: ApplyActionProps) => {
  const t = useText(text)
  const gate = useText(gateText)
  const { offering, offers, mine } = offer
  const [isOpen, setOpen] = useState(false)
  const now = useOfferingClock(offers, mine)
  const why = usePhaseWhy(offering)
  const press = () => {
    track('activity_join_pressed', { activity: offering.activity })
    setOpen(true)
  }
  const standing = standingAt(offering, mine.data, now)
  // there before the network goes
  useEffect(() => {
    if (standing === 'open')
      return whenIdle(() => void Promise.all([loadApplySheet(), loadReasonText()]).catch(() => undefined))
  }, [standing])
  const wasOpen = useRef(false)
  useEffect(() => {
    // the button that opened the sheet may be gone: what came in its place takes the focus
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      (
        document.querySelector<HTMLElement>('.gate-panel :is(button, a)') ??
        document.querySelector<HTMLElement>('main h1')
      )?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <>
      {standing === 'open' && !mine.data && mine.error && !mine.asking ? (
        <FailedLine
          title={gate.failed}
          error={mine.error}
          retry={{ label: gate.retry, busy: mine.asking, ask: () => void mine.ask() }}
        />
      ) : standing === 'open' ? (
        <Button busy={!mine.data && mine.asking} blocked={!mine.data} onClick={press}>
          {label ?? t.apply}
        </Button>
      ) : standing === 'applied' ? (
        (applied ?? <GateLine title={t.applied} tone="good" />)
      ) : standing === 'elsewhere' ? (
        <GateLine title={t.elsewhere} why={[t.elsewhereWhy]} />
      ) : standing === 'ineligible' ? (
        <GateLine title={t.ineligible} why={[t[mine.data?.holderRule ?? 'identity_document']]} tone="quiet" />
      ) : (
        <GateLine title={t[standing]} why={[why(standing)]} tone="quiet" />
      )}
      {isOpen && <ApplySheet {...offer} onClose={() => setOpen(false)} onFailed={() => setOpen(false)} />}
    </>
  )
}
