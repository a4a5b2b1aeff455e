import type { StaffNotice, StaffNotices } from '@foyer/api/staff/closures'
import { useText } from '@foyer/staff-interface/language'
import { stamp } from '@foyer/staff-interface/time'
import { useActAddress } from '../../acts/act-address.ts'
import { ActForm } from '../../acts/act-form.tsx'
import { dropDraft } from '../../acts/draft.ts'
import { useAct } from '../../acts/query.ts'
import { useDone } from '../../acts/use-done.ts'
import { ValuesForm } from '../../acts/values-form.tsx'
import { AreaField, Segments, SelectField, TextField } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { ActivityField } from '../activity-field.tsx'
import { text as operationsText } from '../text.ts'
import { text } from './text.ts'

const list = 'POST /staff/notices'
const languages = ['zh-HK', 'zh-CN', 'en-US'] as const
interface Values {
  readonly where: 'all' | 'one'
  readonly activity: number | null
  readonly language: StaffNotice['language']
  readonly wording: string
  /** `yyyy-mm-ddThh:mm` in Hong Kong */
  readonly from: string
  readonly until: string
  readonly reason: string
}
const field = (at: number): string => stamp(at).slice(0, 16).replace(' ', 'T')
/** @returns NaN if nothing, or no whole time, is entered */
const moment = (entered: string): number => Date.parse(`${entered}:00+08:00`)
const hour = 3_600_000

const Add = ({ now }: { now: number }) => {
  const t = useText(text)
  const o = useText(operationsText)
  const { close } = useActAddress()
  const done = useDone()
  const { run, ...state } = useAct('POST /staff/notices/add', list, () => done(t.addDone))
  const initial: Values = {
    ...{ where: 'one', activity: null, language: 'zh-HK', wording: '' },
    ...{ from: field(now), until: field(now + 24 * hour), reason: '' },
  }
  return (
    <ValuesForm<Values>
      {...state}
      form="add a notice"
      initial={initial}
      confirm={t.addConfirm}
      check={({ where, activity, wording, from, until }) => ({
        activity: where === 'one' && activity === null ? o.activityMissing : undefined,
        wording: wording.trim() === '' ? t.wordingMissing : undefined,
        from: Number.isNaN(moment(from)) ? t.fromMissing : undefined,
        until: moment(until) > Math.max(moment(from) || 0, now) ? undefined : t.untilMissing,
      })}
      run={({ where, activity, language, wording, from, until, reason }) =>
        run({
          ...{ activity: where === 'one' ? activity : null, language, text: wording },
          ...{ from: moment(from), until: moment(until), reason },
        })
      }
      close={close}
    >
      {(values, change, faults) => (
        <>
          <Segments
            label={t.where}
            value={values.where}
            choices={[
              ['one', t.oneActivity],
              ['all', t.everywhere],
            ]}
            choose={(where) => change({ where })}
          />
          {values.where === 'one' && (
            <ActivityField
              chosen={values.activity}
              fault={faults.activity}
              choose={(activity) => change({ activity })}
            />
          )}
          <SelectField
            label={t.language}
            value={values.language}
            choices={languages.map((one) => [one, t[one]])}
            choose={(language) => change({ language })}
          />
          <AreaField
            name="wording"
            label={t.wording}
            hint={t.languageHint}
            fault={faults.wording}
            maxLength={300}
            value={values.wording}
            onChange={({ target }) => change({ wording: target.value })}
          />
          <div className="field-pair">
            <TextField
              type="datetime-local"
              name="from"
              label={t.shownFrom}
              fault={faults.from}
              value={values.from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <TextField
              type="datetime-local"
              name="until"
              label={t.shownUntil}
              fault={faults.until}
              value={values.until}
              onChange={({ target }) => change({ until: target.value })}
            />
          </div>
        </>
      )}
    </ValuesForm>
  )
}

const End = ({ id }: { id: number }) => {
  const t = useText(text)
  const { close } = useActAddress()
  const done = useDone()
  const { run, ...state } = useAct('POST /staff/notices/withdraw', list, () => done(t.endDone))
  return (
    <ActForm
      {...state}
      form={`end notice ${id}`}
      confirm={t.endConfirm}
      isDangerous
      run={(reason) => run({ id, reason })}
      close={close}
    />
  )
}

interface Props {
  readonly now: StaffNotices['now'] | undefined
  readonly notices: readonly StaffNotice[]
  readonly may: boolean
}

/** The dialog of the act on notices that the address names. */
export const NoticeActs = ({ now, notices, may }: Props) => {
  const t = useText(text)
  const { act, id, close } = useActAddress()
  const ending = may && act === 'end-notice' ? notices.find((one) => String(one.id) === id) : undefined
  const isAdding = may && act === 'add-notice' && now !== undefined
  const leave = () => {
    dropDraft()
    close()
  }
  return (
    <>
      <Modal isOpen={isAdding} close={leave} title={t.addTitle} lead={<p>{t.addLead}</p>}>
        {isAdding && <Add now={now} />}
      </Modal>
      <Modal
        isOpen={ending !== undefined}
        close={leave}
        title={t.endTitle}
        lead={
          ending && (
            <>
              <p>{t.endLead}</p>
              <p className="notice notice-warn">{ending.text}</p>
            </>
          )
        }
      >
        {ending && <End id={ending.id} />}
      </Modal>
    </>
  )
}
