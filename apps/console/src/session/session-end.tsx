import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { minutesAndSeconds, timeOfDay } from '@foyer/staff-interface/time'
import { useEffect, useState } from 'react'
import { type Fault, faultIn } from '../shared/fault.ts'
import { signInAddress } from '../shared/sign-in-address.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSession } from './session-context.ts'
import { text } from './text.ts'
import { useServerTime } from './use-server-time.ts'

/** How long before the end without use the question appears. */
const promptMs = 2 * 60_000
/** How long before its final end a session announces it. */
const announcedMs = 10 * 60_000

/** Prompts before the session ends for want of use, and announces its final end. */
export const SessionEnd = ({ expire }: { expire: () => void }) => {
  const t = useText(text)
  const language = useLanguage()
  const { session, idleAt, stay, signOut } = useSession()
  const now = useServerTime(1_000)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()

  const isOver = now >= idleAt
  useEffect(() => {
    if (isOver) expire()
  }, [isOver, expire])

  const isLast = session.endsAt - now <= announcedMs
  const canStay = idleAt < session.endsAt
  const run = (act: () => Promise<void>) => {
    setBusy(true)
    setFault(undefined)
    act()
      .catch((error: unknown) => setFault(faultIn(error)))
      .finally(() => setBusy(false))
  }
  return (
    <>
      {isLast && (
        <div className="banner banner-warn" role="status">
          <p>{fill(t.lastMinutes, { time: timeOfDay(language, session.endsAt) })}</p>
          <ButtonLink href={signInAddress()}>{t.signInAgain}</ButtonLink>
        </div>
      )}
      <Modal
        isOpen={canStay && !isOver && idleAt - now <= promptMs}
        title={t.idleTitle}
        lead={<p>{fill(t.idleLead, { left: minutesAndSeconds(idleAt - now) })}</p>}
      >
        {fault && <Failure fault={fault} />}
        <div className="modal-acts">
          <Button onClick={() => run(signOut)}>{t.signOut}</Button>
          <Button kind="main" data-first isBusy={isBusy} onClick={() => run(stay)}>
            {t.stay}
          </Button>
        </div>
      </Modal>
    </>
  )
}
