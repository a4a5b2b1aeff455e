import type { EmergencyStop } from '@foyer/api/staff/stops'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { useState } from 'react'
import { useActAddress } from '../../acts/act-address.ts'
import { ActForm } from '../../acts/act-form.tsx'
import { dropDraft } from '../../acts/draft.ts'
import { useAct } from '../../acts/query.ts'
import { useDone } from '../../acts/use-done.ts'
import { useSession } from '../../session/session-context.ts'
import { admits } from '../../shared/admission.ts'
import { Modal } from '../../ui/modal.tsx'
import { ActivityField } from '../activity-field.tsx'
import { text as operationsText } from '../text.ts'
import { useScope } from './stop-card.tsx'
import { text } from './text.ts'

const list = 'POST /staff/stops'

/** The number of the activity is in the address, so that it survives the way to the provider. */
const Place = ({ isOne }: { isOne: boolean }) => {
  const t = useText(text)
  const o = useText(operationsText)
  const { id, open, close } = useActAddress()
  const done = useDone()
  const [isChecked, setChecked] = useState(false)
  const { run, ...state } = useAct('POST /staff/stops/place', list, () => done(t.stopDone))
  const chosen = isOne && id !== null && /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
  const isMissing = isOne && chosen === null
  return (
    <ActForm
      {...state}
      form={isOne ? 'stop one' : 'stop all'}
      confirm={t.stopConfirm}
      isDangerous
      run={(reason) => {
        setChecked(true)
        if (!isMissing) run({ activity: chosen, reason })
      }}
      close={close}
    >
      {isOne && (
        <ActivityField
          chosen={chosen}
          fault={isChecked && isMissing ? o.activityMissing : undefined}
          choose={(number) => open('stop-one', String(number))}
        />
      )}
    </ActForm>
  )
}

const OnStop = ({ act, stop }: { act: 'confirm' | 'lift'; stop: EmergencyStop }) => {
  const t = useText(text)
  const { close } = useActAddress()
  const done = useDone()
  const { id, version, confirmed, lift } = stop
  const proposes = act === 'lift' && confirmed !== null && lift === null
  const { run, ...state } = useAct(
    act === 'confirm' ? 'POST /staff/stops/confirm' : 'POST /staff/stops/lift',
    list,
    () => done(act === 'confirm' ? t.confirmDone : proposes ? t.proposeDone : t.liftDone),
  )
  const liftName = proposes ? t.proposeAct : lift ? t.agreeAct : t.liftAct
  return (
    <ActForm
      {...state}
      form={`${act} ${id}`}
      confirm={act === 'confirm' ? t.confirmAct : liftName}
      isDangerous={act === 'confirm'}
      run={(reason) => run({ id, version, reason })}
      close={close}
    />
  )
}

const isOnStop = (act: string | null): act is 'confirm' | 'lift' => act === 'confirm' || act === 'lift'

/** The dialog of the act that the address names. */
export const StopActs = ({ stops }: { stops: readonly EmergencyStop[] }) => {
  const t = useText(text)
  const o = useText(operationsText)
  const scope = useScope()
  const { session } = useSession()
  const { act, id, close } = useActAddress()
  const may = admits('POST /staff/stops/place', session.roles)
  const stop = may && isOnStop(act) ? stops.find((one) => one.id === id) : undefined
  const leave = () => {
    dropDraft()
    close()
  }
  const leadOf = ({ confirmed, lift }: EmergencyStop): string => {
    if (act === 'confirm') return t.confirmLead
    if (lift) return fill(t.agreeLead, { name: lift.by.name ?? o.someone, reason: lift.reason })
    return confirmed ? t.proposeLead : t.liftLead
  }
  const isPlacing = may && (act === 'stop-all' || act === 'stop-one')
  return (
    <>
      <Modal
        isOpen={isPlacing}
        close={leave}
        title={act === 'stop-one' ? t.stopOneTitle : t.stopAllTitle}
        lead={<p>{act === 'stop-one' ? t.stopOneLead : t.stopAllLead}</p>}
      >
        {isPlacing && <Place isOne={act === 'stop-one'} />}
      </Modal>
      <Modal
        isOpen={stop !== undefined}
        close={leave}
        title={stop ? fill(act === 'confirm' ? t.confirmTitle : t.liftTitle, { name: scope(stop) }) : ''}
        lead={stop && <p>{leadOf(stop)}</p>}
      >
        {stop && isOnStop(act) && <OnStop key={stop.version} act={act} stop={stop} />}
      </Modal>
    </>
  )
}
