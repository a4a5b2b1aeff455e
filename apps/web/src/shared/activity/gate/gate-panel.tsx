import type { GateState } from '@foyer/api/gate'
import { useRef } from 'react'
import { useOnline } from '../../server/use-online.ts'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { JoinAction } from '../join/join-action.tsx'
import { SuccessMoment } from '../moment/lazy.tsx'
import { useShown } from '../shown.ts'
import { WaitingRoom } from '../waiting/lazy-room.tsx'
import { EndedGate } from './ended-gate.tsx'
import { FailedLine } from './failed-line.tsx'
import { FullGate } from './full-gate.tsx'
import * as styles from './gate.module.css'
import { GateCaption } from './gate-caption.tsx'
import { GateLine } from './gate-line.tsx'
import { gateText, openWords } from './gate-words.ts'
import { JoinedNext } from './joined-next.tsx'
import { NextStep } from './next-step.tsx'
import { PreviewGate } from './preview-gate.tsx'
import { text } from './text.ts'
import { UpcomingGate } from './upcoming-gate.tsx'

const tones: Partial<Record<GateState, 'quiet'>> = {
  ineligible: 'quiet',
}

/** The gate's state in words, with its next step. The action of an open gate comes from `useShown().join`. */
const State = () => {
  const t = useText(text)
  const language = useLanguage()
  const online = useOnline()
  const { detail, personalStatus, actions, join } = useShown()
  const { gate, status, error, isFetching, refetch } = personalStatus
  if (detail.preview) return <PreviewGate />
  if (!gate && !online) return <GateLine title={t.offline} why={[t.offlineWhy]} scene="offline" />
  if (!gate && error)
    return (
      <FailedLine
        title={t.failed}
        error={error}
        retry={{ label: t.retry, busy: isFetching, onPress: () => void refetch() }}
      />
    )
  if (!gate) return <GateLine title={t.checking} isPending />
  // there are no terms to agree to yet
  if (gate === 'available' && detail.version === 0) return <GateLine title={t.soon} />
  const action = actions.available ?? <JoinAction {...openWords(detail, status, language)} isOffline={!online} />
  // the outcome of a join that was sent comes first
  const room = join.state.kind === 'unknown' ? undefined : status?.waitingRoom
  if (room && (gate === 'available' || gate === 'not_started' || gate === 'anonymous'))
    return <WaitingRoom room={room}>{action}</WaitingRoom>
  if (gate === 'available') return action
  if (gate === 'not_started') return <UpcomingGate />
  if (gate === 'ended') return <EndedGate />
  if (gate === 'anonymous' || gate === 'registered')
    return (
      <>
        <GateCaption text={t[gate]} isHidden={gate === 'anonymous'} />
        {actions.nextStep ?? <NextStep />}
      </>
    )
  if (gate === 'sold_out') return <FullGate />
  const words = gateText(gate, detail, status, language)
  if (gate !== 'joined')
    return (
      <>
        <GateLine {...words} tone={tones[gate]} />
        <NextStep />
      </>
    )
  const next = actions.joined ?? <JoinedNext />
  return (
    <>
      {!actions.isLaterStep && (
        <GateCaption title={actions.outcome ?? actions.joinedTitle ?? words.title} text={words.why[0] ?? ''} />
      )}
      {room && actions.joinedWaits ? <WaitingRoom room={room}>{next}</WaitingRoom> : next}
    </>
  )
}

/**
 * The bottom panel, in reach of the thumb. It comes after the content in the page, so that it never hides content
 * permanently.
 */
export const GatePanel = () => {
  const t = useText(text)
  const { detail, join, actions, personalStatus } = useShown()
  const panel = useRef<HTMLElement>(null)
  if (detail.joinLevel === null) return null
  if (detail.phase === 'ended' && actions.ended === null && !personalStatus.status?.participation) return null
  const leaveMoment = () => {
    join.endMoment()
    // the button that had the focus is gone
    panel.current?.focus({ preventScroll: true })
  }
  return (
    <>
      <section ref={panel} className={styles.gatePanel} aria-label={t.label} tabIndex={-1}>
        <State />
      </section>
      {join.moment && <SuccessMoment stage={join.moment.stage} onClose={leaveMoment} onFailed={join.endMoment} />}
    </>
  )
}
