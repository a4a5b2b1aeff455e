import type { HolderRule } from '@foyer/api/offerings'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { track } from '../../platform/tracker.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { FailedLine } from '../activity/gate/failed-line.tsx'
import * as styles from '../activity/gate/gate.module.css'
import { GateLine } from '../activity/gate/gate-line.tsx'
import { text as gateText } from '../activity/gate/text.ts'
import { loadReasonText } from '../errors/failure-text.ts'
import { CallUs } from '../hotline/call-us.tsx'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { ApplySheet, loadApplySheet } from './lazy.tsx'
import type { OfferProps } from './offer-props.ts'
import { applyStatusAt, useOfferingClock } from './phase.ts'
import { usePhaseWhy } from './phase-line.tsx'
import { text } from './text.ts'

interface ApplyActionProps extends OfferProps {
  /** label of the button; defaults to `Apply` */
  label?: string
  /** replaces the button and its text after applying: a link to the application */
  applied?: ReactNode
}

const SwitchAccount = () => (
  <a
    className="button button-plain"
    href={`#/selectLogin?way=account&back=${encodeURIComponent(location.hash.slice(1))}`}
  >
    {useText(text).switchAccount}
  </a>
)

/** Why the holder of the account cannot apply, and what helps: another account, the hotline or another activity. */
const Ineligible = ({ rule }: { rule: HolderRule }) => {
  const t = useText(text)
  const gate = useText(gateText)
  return (
    <>
      <GateLine title={t.ineligible} why={[t[rule]]} tone="quiet" />
      {rule === 'account_type' ? (
        <SwitchAccount />
      ) : rule === 'identity_document' ? (
        <CallUs />
      ) : (
        <a className="button button-plain" href="#/">
          {gate.others}
        </a>
      )}
    </>
  )
}

/**
 * The action that an account has for an offering: apply, or the reason why not. For the bottom of a page or a card in a
 * list.
 */
export const ApplyAction = ({ label, applied, ...offer }: ApplyActionProps) => {
  const t = useText(text)
  const gate = useText(gateText)
  const { offering, offers, mine } = offer
  const [isOpen, setOpen] = useState(false)
  const now = useOfferingClock(offers, mine)
  const why = usePhaseWhy(offering, now)
  const press = () => {
    track('activity_join_pressed', { activity: offering.activity })
    setOpen(true)
  }
  const status = applyStatusAt(offering, mine.data, now)
  // loads the code early, so that it is available if the network fails
  useEffect(() => {
    if (status === 'open')
      return whenIdle(() => void Promise.all([loadApplySheet(), loadReasonText()]).catch(() => undefined))
  }, [status])
  const wasOpen = useRef(false)
  useEffect(() => {
    // The button that opened the sheet may be gone. Then its replacement gets the focus.
    if (wasOpen.current && !isOpen && document.activeElement === document.body)
      (
        document.querySelector<HTMLElement>(`.${styles.gatePanel} :is(button, a)`) ??
        document.querySelector<HTMLElement>('main h1')
      )?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <>
      {status === 'open' && !mine.data && mine.error && !mine.isFetching ? (
        <FailedLine
          title={gate.failed}
          error={mine.error}
          retry={{ label: gate.retry, busy: mine.isFetching, onPress: () => void mine.refetch() }}
        />
      ) : status === 'open' ? (
        <Button busy={!mine.data && mine.isFetching} blocked={!mine.data} onClick={press}>
          {label ?? t.apply}
        </Button>
      ) : status === 'applied' ? (
        (applied ?? <GateLine title={t.applied} tone="good" />)
      ) : status === 'placing' ? (
        <GateLine title={t.placing} why={[t.placingWhy]} tone="quiet" />
      ) : status === 'elsewhere' ? (
        <>
          <GateLine title={t.elsewhere} why={[t.elsewhereWhy]} />
          <SwitchAccount />
        </>
      ) : status === 'ineligible' ? (
        <Ineligible rule={mine.data?.holderRule ?? 'identity_document'} />
      ) : (
        <GateLine title={t[status]} why={[why(status)]} tone="quiet" />
      )}
      {isOpen && <ApplySheet {...offer} onClose={() => setOpen(false)} onFailed={() => setOpen(false)} />}
    </>
  )
}
