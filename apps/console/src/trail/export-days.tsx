import { useText } from '@foyer/staff-interface/language'
import { dayMs, dayOf } from '@foyer/staff-interface/time'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { fetchFile } from '../shared/call.ts'
import { serverNow } from '../shared/clock.ts'
import { type Fault, faultIn } from '../shared/fault.ts'
import { saveFile } from '../shared/save-file.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { TextField } from '../ui/field.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

/** The form that downloads the sealed entries of some days. Closing it ends the download. */
export const ExportDays = ({ close }: { close: () => void }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const say = useSay()
  const { lost } = useSession()
  const today = dayOf(serverNow())
  const [from, setFrom] = useState(() => dayOf(serverNow() - 6 * dayMs))
  const [until, setUntil] = useState(today)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<Fault>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const isReversed = from > until

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (running.current || isReversed || from === '' || until === '') return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBusy(true)
    setFault(undefined)
    try {
      saveFile(
        await fetchFile('GET /staff/trail/export', { from, until }, signal),
        `foyer-audit-${from}-${until}.jsonl`,
      )
      say(t.exportDone)
      close()
    } catch (error) {
      if (signal.aborted) return
      setBusy(false)
      setFault(faultIn(error))
      lost(faultIn(error))
    }
    running.current = undefined
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <div className="field-pair">
        <TextField
          type="date"
          label={t.from}
          max={today}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="date"
          label={t.until}
          max={today}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
      {isReversed ? (
        <p className="field-fault" role="alert">
          {t.daysReversed}
        </p>
      ) : (
        <p className="hint">{t.exportDays}</p>
      )}
      {fault?.kind === 'invalid' && (
        <p className="notice notice-bad" role="alert">
          {t.exportTooMany}
        </p>
      )}
      {fault && fault.kind !== 'invalid' && <Failure fault={fault} />}
      {isBusy && <p role="status">{t.exportRuns}</p>}
      <div className="modal-acts">
        <Button onClick={close}>{h.cancel}</Button>
        <Button type="submit" kind="main" isBusy={isBusy}>
          {t.exportGo}
        </Button>
      </div>
    </form>
  )
}
