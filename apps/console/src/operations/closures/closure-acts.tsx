import { closureReasons, type MarketClosure, type MarketClosures } from '@foyer/api/staff/closures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayMs, dayOf, dayText, startOfDay } from '@foyer/staff-interface/time'
import { useActAddress } from '../../acts/act-address.ts'
import { ActForm } from '../../acts/act-form.tsx'
import { dropDraft } from '../../acts/draft.ts'
import { useAct } from '../../acts/query.ts'
import { useDone } from '../../acts/use-done.ts'
import { ValuesForm } from '../../acts/values-form.tsx'
import { Segments, SelectField, TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Effect } from './effect.tsx'
import { text } from './text.ts'

const list = 'POST /staff/closures'
interface Values {
  readonly day: string
  readonly why: MarketClosure['reason']
  readonly span: 'whole' | 'part'
  /** `hh:mm` */
  readonly time: string
  readonly reason: string
}

const minuteOf = ({ span, time }: Values): number | null => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return span === 'whole' ? null : hours * 60 + minutes
}
const dayFrom = (today: string, days: number): string => dayOf(startOfDay(today) + days * dayMs)

const Declare = ({ today }: { today: string }) => {
  const t = useText(text)
  const language = useLanguage()
  const { close } = useActAddress()
  const done = useDone()
  const { run, ...state } = useAct('POST /staff/closures/declare', list, ({ day }) =>
    done(fill(t.declareDone, { day: dayText(language, day) })),
  )
  const [first, last] = [dayFrom(today, -7), dayFrom(today, 400)]
  const isDay = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= first && day <= last
  return (
    <ValuesForm<Values>
      {...state}
      form="declare a closure"
      initial={{ day: today, why: 'typhoon', span: 'whole', time: '', reason: '' }}
      confirm={t.declareConfirm}
      check={({ day, span, time }) => ({
        day: isDay(day) ? undefined : t.dayMissing,
        time: span === 'part' && time === '' ? t.timeMissing : undefined,
      })}
      run={({ reason, ...values }) =>
        run({ closure: { day: values.day, reason: values.why, fromMinute: minuteOf({ ...values, reason }) }, reason })
      }
      close={close}
    >
      {(values, change, faults) => (
        <>
          <div className="field-pair">
            <TextField
              type="date"
              name="day"
              label={t.day}
              fault={faults.day}
              min={first}
              max={last}
              value={values.day}
              onChange={({ target }) => change({ day: target.value })}
            />
            <SelectField
              label={t.why}
              value={values.why}
              choices={closureReasons.map((one) => [one, t[one]])}
              choose={(why) => change({ why })}
            />
          </div>
          <Segments
            label={t.span}
            value={values.span}
            choices={[
              ['whole', t.wholeDay],
              ['part', t.fromTime],
            ]}
            choose={(span) => change({ span })}
          />
          {values.span === 'part' && (
            <TextField
              type="time"
              name="time"
              label={t.time}
              fault={faults.time}
              value={values.time}
              onChange={({ target }) => change({ time: target.value })}
            />
          )}
          {isDay(values.day) && (values.span === 'whole' || values.time !== '') && (
            <Effect day={values.day} declared={{ reason: values.why, fromMinute: minuteOf(values) }} />
          )}
        </>
      )}
    </ValuesForm>
  )
}

const Withdraw = ({ day }: { day: string }) => {
  const t = useText(text)
  const language = useLanguage()
  const { close } = useActAddress()
  const done = useDone()
  const { run, ...state } = useAct('POST /staff/closures/withdraw', list, () =>
    done(fill(t.withdrawDone, { day: dayText(language, day) })),
  )
  return (
    <ActForm
      {...state}
      form={`withdraw ${day}`}
      confirm={t.withdrawConfirm}
      isDangerous
      run={(reason) => run({ day, reason })}
      close={close}
    >
      <Effect day={day} declared={null} />
    </ActForm>
  )
}

/** The dialog of the act on closures that the address names. */
export const ClosureActs = ({ data, may }: { data: MarketClosures | undefined; may: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const { act, id, close } = useActAddress()
  const known = may && act === 'withdraw-closure' ? data?.closures.find(({ day }) => day === id) : undefined
  const isDeclaring = may && act === 'declare' && data !== undefined
  const leave = () => {
    dropDraft()
    close()
  }
  return (
    <>
      <Modal isOpen={isDeclaring} close={leave} title={t.declareTitle} lead={<p>{t.declareLead}</p>}>
        {isDeclaring && <Declare today={data.today} />}
      </Modal>
      <Modal
        isOpen={known !== undefined}
        close={leave}
        title={known ? fill(t.withdrawTitle, { day: dayText(language, known.day) }) : ''}
        lead={<p>{t.withdrawLead}</p>}
      >
        {known && <Withdraw day={known.day} />}
      </Modal>
    </>
  )
}
