import type { TrailCheck } from '@foyer/api/staff/trail'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayMs, dayOf } from '@foyer/staff-interface/time'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { call, fetchFile } from '../shared/call.ts'
import { serverNow } from '../shared/clock.ts'
import { type Fault, faultIn } from '../shared/fault.ts'
import { saveFile } from '../shared/save-file.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { TextField } from '../ui/field.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

/** What a check of the days found. The differences are those of `foyer verify audit`, which are in English. */
const Checked = ({ found: { entries, lastHash, faults, moreFaults } }: { found: TrailCheck }) => {
  const t = useText(text)
  const language = useLanguage()
  const isRight = faults.length === 0
  return (
    <div className={isRight ? 'notice' : 'notice notice-bad'} role={isRight ? 'status' : 'alert'}>
      <p className="strong">
        {fill(isRight ? t.checkRight : t.checkWrong, {
          entries: entries.toLocaleString(language),
          faults: (faults.length + moreFaults).toLocaleString(language),
        })}
      </p>
      {faults.map((fault) => (
        <p key={fault} lang="en">
          {fault}
        </p>
      ))}
      {lastHash && (
        <p className="hint">
          {t.checkHash} <code>{lastHash}</code>
        </p>
      )}
    </div>
  )
}

/** The form that downloads the sealed entries of some days, or checks them. Closing it ends either. */
export const ExportDays = ({ close }: { close: () => void }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const say = useSay()
  const { lost } = useSession()
  const today = dayOf(serverNow())
  const [from, setFrom] = useState(() => dayOf(serverNow() - 6 * dayMs))
  const [until, setUntil] = useState(today)
  const [busy, setBusy] = useState<'download' | 'check'>()
  const [fault, setFault] = useState<Fault>()
  const [checked, setChecked] = useState<TrailCheck>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const isReversed = from > until

  const perform = async (what: 'download' | 'check', work: (signal: AbortSignal) => Promise<void>) => {
    if (running.current || isReversed || from === '' || until === '') return
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setBusy(what)
    setFault(undefined)
    setChecked(undefined)
    try {
      await work(signal)
    } catch (error) {
      if (signal.aborted) return
      setFault(faultIn(error))
      lost(faultIn(error))
    }
    setBusy(undefined)
    running.current = undefined
  }
  const download = async (signal: AbortSignal) => {
    saveFile(await fetchFile('GET /staff/trail/export', { from, until }, signal), `foyer-audit-${from}-${until}.jsonl`)
    say(t.exportDone)
    close()
  }
  const check = async (signal: AbortSignal) =>
    setChecked(await call('POST /staff/trail/check', { from, until }, signal))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void perform('download', download)
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
      {busy === 'download' && <p role="status">{t.exportRuns}</p>}
      {busy === 'check' && <p role="status">{t.checkRuns}</p>}
      {checked && <Checked found={checked} />}
      <div className="modal-acts">
        <Button onClick={close}>{h.cancel}</Button>
        <Button isBusy={busy === 'check'} onClick={() => void perform('check', check)}>
          {t.checkGo}
        </Button>
        <Button type="submit" kind="main" isBusy={busy === 'download'}>
          {t.exportGo}
        </Button>
      </div>
    </form>
  )
}
