import { type FormEvent, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { call } from '../shared/call.ts'
import { serverNow } from '../shared/clock.ts'
import { type Fault, faultIn } from '../shared/fault.ts'
import { dayMs, dayOf } from '../shared/time.ts'
import { useText } from '../text/language.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { TextField } from '../ui/field.tsx'
import { useSay } from '../ui/toasts.tsx'
import { text } from './text.ts'

/** The call's path; the browser downloads it, so that a large file needs no memory of the page. */
const path = (
  'GET /staff/trail/export' satisfies keyof typeof import('@foyer/api/endpoints/staff').trailEndpoints
).slice(4)

const download = (address: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** The form that downloads the sealed entries of some days. */
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
  const isReversed = from > until
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || isReversed || from === '' || until === '') return
    setBusy(true)
    setFault(undefined)
    try {
      // a browser says little about a download that fails, so the usual reasons are found before
      await call('POST /staff/session')
      download(`${path}?${new URLSearchParams({ from, until })}`)
      say(t.exportBegun)
      close()
    } catch (error) {
      setBusy(false)
      setFault(faultIn(error))
      lost(faultIn(error))
    }
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
      {fault && <Failure fault={fault} />}
      <div className="modal-acts">
        <Button onClick={close}>{h.cancel}</Button>
        <Button type="submit" kind="main" isBusy={isBusy}>
          {t.exportGo}
        </Button>
      </div>
    </form>
  )
}
