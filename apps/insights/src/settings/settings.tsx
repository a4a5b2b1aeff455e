import type { TrackingSettings } from '@foyer/api/tracking/operators'
import { useText } from '@foyer/staff-interface/language'
import { useEffect, useRef, useState } from 'react'
import { useLost } from '../session/session.ts'
import { useCall } from '../session/use-call.ts'
import { call, type Fault, faultIn } from '../shared/call.ts'
import { Failure } from '../shared/failure.tsx'
import { text as sharedText } from '../text/text.ts'
import { text } from './text.ts'

type Key = keyof TrackingSettings

/** Requires a confirmation before collection stops. */
const Confirm = ({ confirm, cancel }: { confirm: () => void; cancel: () => void }) => {
  const t = useText(text)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby="confirm" onCancel={cancel}>
      <h2 id="confirm">{t.confirmTitle}</h2>
      <p className="soft">{t.confirmLead}</p>
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={cancel}>
          {t.cancel}
        </button>
        <button type="button" className="button button-bad" onClick={confirm}>
          {t.confirm}
        </button>
      </div>
    </dialog>
  )
}

/** The tracker's configuration. */
export const Settings = ({ isReadOnly }: { isReadOnly: boolean }) => {
  const t = useText(text)
  const h = useText(sharedText)
  const lost = useLost()
  const { data, fault, again } = useCall('configuration', {})
  const [set, setSet] = useState<TrackingSettings>()
  const [saving, setSaving] = useState<'no' | 'under way' | 'done'>('no')
  const [failed, setFailed] = useState<{ fault: Fault; wanted: TrackingSettings }>()
  const [isConfirming, setConfirming] = useState(false)
  const settings = set ?? data

  const save = async (wanted: TrackingSettings) => {
    setConfirming(false)
    setFailed(undefined)
    setSaving('under way')
    try {
      setSet(await call('configuration/set', wanted))
      setSaving('done')
    } catch (error) {
      setSaving('no')
      setFailed({ fault: faultIn(error), wanted })
      lost(faultIn(error))
    }
  }
  const flip = (key: Key) => {
    if (!settings || saving === 'under way') return
    const wanted = { ...settings, [key]: !settings[key] }
    if (key === 'collect' && settings.collect) setConfirming(true)
    else void save(wanted)
  }
  const row = (key: Key, label: string, note: string) =>
    settings && (
      <div className="switch-row">
        <div>
          <h3 id={`switch-${key}`}>{label}</h3>
          <p id={`note-${key}`} className="soft">
            {note}
          </p>
        </div>
        <button
          type="button"
          role="switch"
          className="switch"
          aria-checked={settings[key]}
          aria-labelledby={`switch-${key}`}
          aria-describedby={`note-${key}`}
          disabled={isReadOnly}
          onClick={() => flip(key)}
        >
          <span>{settings[key] ? t.on : t.off}</span>
        </button>
      </div>
    )

  return (
    <section className="card" aria-labelledby="settings">
      <h2 id="settings">{t.title}</h2>
      <p className="soft">{t.lead}</p>
      {fault && !settings && <Failure fault={fault} again={again} />}
      {!fault && !settings && <p className="soft">{h.loading}</p>}
      {isReadOnly && <p className="soft">{t.readOnly}</p>}
      {row('collect', t.collect, t.collectOff)}
      {row('heatMap', t.heatMap, t.heatMapOff)}
      {failed && <Failure fault={failed.fault} again={() => void save(failed.wanted)} />}
      <p className="hint" role="status">
        {saving === 'under way' ? t.saving : saving === 'done' ? t.saved : ''}
      </p>
      {isConfirming && settings && (
        <Confirm confirm={() => void save({ ...settings, collect: false })} cancel={() => setConfirming(false)} />
      )}
    </section>
  )
}
