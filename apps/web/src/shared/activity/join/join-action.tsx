import { useEffect } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import { loadReasonText } from '../../errors/failure-text.ts'
import { HotlineText } from '../../hotline/hotline-text.tsx'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import * as styles from '../gate/gate.module.css'
import { GateCaption } from '../gate/gate-caption.tsx'
import { GateLine } from '../gate/gate-line.tsx'
import type { GateText } from '../gate/gate-words.ts'
import { Reminder } from '../gate/reminder.tsx'
import { text as gateText } from '../gate/text.ts'
import { stageEvent } from '../moment/campaign-events.ts'
import { useShown } from '../shown.ts'
import { JoinSheet, loadJoinSheet } from './lazy-sheet.tsx'
import { text } from './text.ts'
import { useJoinLabel } from './use-join-label.ts'

/** The open gate: the main action with the remaining places, and the result of a tap. */
export const JoinAction = ({ title, why, isOffline }: GateText & { isOffline: boolean }) => {
  const t = useText(text)
  const gate = useText(gateText)
  const language = useLanguage()
  const { detail, join, personalStatus, actions } = useShown()
  const label = useJoinLabel(language)
  const { state } = join
  // loads the code early, so that it is available if the network fails
  useEffect(() => whenIdle(() => void Promise.all([loadJoinSheet(), loadReasonText()]).catch(() => undefined)), [])

  if (state.kind === 'unknown')
    return (
      <>
        <GateLine title={t.unknown} why={[t.unknownWhy]} />
        <Button blocked={isOffline} onClick={join.again}>
          {t.again}
        </Button>
      </>
    )
  const isSending = state.kind === 'sending'
  const next = detail.stages.find((_, nth) => personalStatus.status?.stages[nth]?.state !== 'done')
  return (
    <>
      {isOffline ? (
        <GateLine title={gate.offline} why={[gate.offlineWhy]} />
      ) : (
        title && (why.length > 0 ? <GateLine title={title} why={why} /> : <GateCaption text={title} />)
      )}
      {state.kind === 'refused' && (
        <p className={styles.gateProblem} role="alert">
          <HotlineText>{state.message}</HotlineText>
        </p>
      )}
      {next?.phase === 'upcoming' && <Reminder event={stageEvent(detail, next, language)} />}
      {join.isOffered && join.place && (
        <a className="button" href={`#${join.place}`}>
          {label}
        </a>
      )}
      {join.isOffered && !join.place && (
        <Button busy={join.isBusy} blocked={!join.canStart} onClick={join.start}>
          {isSending ? t.sending : label}
        </Button>
      )}
      {state.kind === 'confirming' && (
        <JoinSheet
          {...actions.sheet}
          onConfirm={join.confirm}
          onClose={join.cancel}
          onFailed={() => void join.fail('network')}
        />
      )}
    </>
  )
}
