import type { StaffRoom } from '@foyer/api/staff/systems'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { DoorOpen, Settings2, X } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useActsColumn } from '../../acts/acts-column.tsx'
import { useAct, useRead } from '../../acts/query.ts'
import { ReasonDialog } from '../../acts/reason-dialog.tsx'
import { useDone, useLeave } from '../../acts/use-done.ts'
import { ValuesForm } from '../../acts/values-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { TextField } from '../../ui/field.tsx'
import { List } from '../../ui/list.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Period } from '../../ui/period.tsx'
import { Section } from '../../ui/section.tsx'
import { ActivityField } from '../activity-field.tsx'
import { activityName } from '../activity-name.ts'
import { text as operationsText } from '../text.ts'
import { text } from './text.ts'

const list = 'POST /staff/rooms'
const set = 'POST /staff/rooms/set'
const close = 'POST /staff/rooms/close'
interface Values {
  readonly activity: number | null
  readonly perSecond: string
  readonly before: string
  readonly after: string
  readonly admittedFor: string
  readonly reason: string
}
const isRate = (entered: string): boolean => /^\d{1,5}(\.\d{1,3})?$/.test(entered) && Number(entered) <= 10_000
const isMinutes = (entered: string, most: number): boolean =>
  /^\d{1,4}$/.test(entered) && Number(entered) >= 1 && Number(entered) <= most
const longest = { before: 1_440, after: 1_440, admittedFor: 120 } as const

const useColumns = (): readonly Column<StaffRoom>[] => {
  const t = useText(text)
  const language = useLanguage()
  const acts = useActsColumn<StaffRoom>({
    nameOf: ({ activity }) => activityName(activity, language),
    idOf: ({ activity }) => String(activity.number),
    actsOf: () => [
      { act: 'room', name: t.setRoom, call: set, icon: Settings2 },
      { act: 'close-room', name: t.closeRoom, call: close, icon: X, isDangerous: true },
    ],
  })
  return [
    {
      id: 'activity',
      name: t.activity,
      cell: ({ activity }) => <span className="strong">{activityName(activity, language)}</span>,
    },
    {
      id: 'rate',
      name: t.rate,
      isFigure: true,
      cell: ({ perSecond }) => (perSecond === 0 ? <Badge tone="warn">{t.paused}</Badge> : perSecond),
    },
    {
      id: 'places',
      name: t.places,
      isFigure: true,
      cell: ({ admitted, places }) => `${admitted.toLocaleString('en')} / ${places.toLocaleString('en')}`,
    },
    {
      id: 'period',
      name: t.period,
      cell: ({ opensAt, endsAt }) => <Period from={opensAt} until={endsAt} />,
    },
    acts,
  ]
}

const SetRoom = ({ room }: { room: StaffRoom | undefined }) => {
  const t = useText(text)
  const o = useText(operationsText)
  const done = useDone()
  const leave = useLeave()
  const { run, ...state } = useAct(set, list, () => done(t.roomDone))
  const minutes = (from: number, to: number): string => String(Math.max(1, Math.round((to - from) / 60_000)))
  const initial: Values = {
    ...{ activity: room?.activity.number ?? null, perSecond: String(room?.perSecond ?? 20) },
    before: room ? minutes(room.opensAt, room.startsAt) : '30',
    after: room ? minutes(room.startsAt, room.endsAt) : '60',
    ...{ admittedFor: String(room?.admittedFor ?? 10), reason: '' },
  }
  const minutesFault = (values: Values, name: keyof typeof longest) =>
    isMinutes(values[name], longest[name]) ? undefined : fill(t.minutesMissing, { most: longest[name] })
  const names = { before: t.before, after: t.after, admittedFor: t.within }
  return (
    <ValuesForm<Values>
      {...state}
      form={`room ${room?.activity.number ?? ''}`}
      initial={initial}
      confirm={t.roomConfirm}
      check={(values) => ({
        activity: values.activity === null ? o.activityMissing : undefined,
        perSecond: isRate(values.perSecond) ? undefined : t.rateMissing,
        before: minutesFault(values, 'before'),
        after: minutesFault(values, 'after'),
        admittedFor: minutesFault(values, 'admittedFor'),
      })}
      run={({ activity, perSecond, before, after, admittedFor, reason }) => {
        if (activity === null) return
        const numbers = { before: Number(before), after: Number(after), admittedFor: Number(admittedFor) }
        run({ activity, perSecond: Number(perSecond), ...numbers, reason })
      }}
      close={leave}
    >
      {(values, change, faults) => (
        <>
          {!room && (
            <ActivityField
              chosen={values.activity}
              fault={faults.activity}
              choose={(activity) => change({ activity })}
            />
          )}
          <TextField
            name="perSecond"
            inputMode="decimal"
            label={t.rate}
            hint={t.rateHint}
            fault={faults.perSecond}
            maxLength={9}
            value={values.perSecond}
            onChange={({ target }) => change({ perSecond: target.value })}
          />
          <div className="field-three">
            {(['before', 'after', 'admittedFor'] as const).map((name) => (
              <TextField
                key={name}
                name={name}
                inputMode="numeric"
                label={names[name]}
                fault={faults[name]}
                maxLength={4}
                value={values[name]}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            ))}
          </div>
        </>
      )}
    </ValuesForm>
  )
}

/** Waiting rooms of activities. */
export const Rooms = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const { act, id, open } = useActAddress()
  const leave = useLeave()
  const columns = useColumns()
  const reading = useRead(list, { every: 10_000 })
  const { data } = reading
  const room = data?.rooms.find(({ activity }) => String(activity.number) === id)
  const closing = may && act === 'close-room' ? room : undefined
  const isSetting = may && act === 'room' && data !== undefined
  return (
    <Section
      title={t.rooms}
      note={t.roomsNote}
      acts={may && data && <Button onClick={() => open('room')}>{t.openRoom}</Button>}
    >
      <List
        label={t.rooms}
        rows={data?.rooms}
        reading={reading}
        columns={columns}
        keyOf={({ activity }) => String(activity.number)}
        empty={{ icon: DoorOpen, title: t.noRooms }}
      />
      <Modal isOpen={isSetting} close={leave} title={t.roomTitle} lead={<p>{t.roomLead}</p>}>
        {isSetting && <SetRoom room={room} />}
      </Modal>
      <ReasonDialog
        title={fill(t.closeTitle, { name: closing ? activityName(closing.activity, language) : '' })}
        lead={t.closeLead}
        act={
          closing && {
            call: close,
            list,
            form: `close room ${closing.activity.number}`,
            body: (reason) => ({ activity: closing.activity.number, reason }),
            confirm: t.closeConfirm,
            done: t.closeDone,
            isDangerous: true,
          }
        }
      />
    </Section>
  )
}
