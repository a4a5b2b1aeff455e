import type { CampaignDetail } from '@foyer/api/staff/campaigns'
import { useText } from '@foyer/staff-interface/language'
import { stamp } from '@foyer/staff-interface/time'
import { type FormEvent, useState } from 'react'
import { dropDraft, useDraft } from '../acts/draft.ts'
import { serverNow } from '../shared/clock.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { TextField } from '../ui/field.tsx'
import { useSay } from '../ui/toasts.tsx'
import { useCampaignAct } from './read.ts'
import { Refusal } from './refusal.tsx'
import { actText } from './text.ts'

/** A moment as the browser's field has it, in Hong Kong: `2026-12-01T09:00`. */
const fieldOf = (at: number | null): string => (at === null ? '' : stamp(at).slice(0, 16).replace(' ', 'T'))
const momentOf = (field: string): number | null => (field === '' ? null : Date.parse(`${field}:00+08:00`))

interface Props {
  readonly campaign: CampaignDetail
  readonly revision: number
  readonly close: () => void
}

/** The form of when the page is published and when the activity ends. */
export const ScheduleForm = ({ campaign, revision, close }: Props) => {
  const t = useText(actText)
  const h = useText(sharedText)
  const say = useSay()
  const { id, schedule } = campaign.summary
  const [values, setValues, keep] = useDraft(`schedule ${id}`, {
    publishAt: fieldOf(schedule.publishAt),
    endAt: fieldOf(schedule.endAt),
  })
  const [isChecked, setChecked] = useState(false)
  const { isBusy, fault, refused, run } = useCampaignAct('POST /staff/campaigns/schedule', () => {
    dropDraft()
    say(t.scheduleDone)
    close()
  })
  const publishAt = momentOf(values.publishAt)
  const endAt = momentOf(values.endAt)
  const isPast = publishAt !== null && publishAt !== schedule.publishAt && publishAt < serverNow()
  const isReversed = endAt !== null && publishAt !== null && endAt <= publishAt
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    if (isPast || isReversed) return
    keep()
    run({ id, revision, schedule: { publishAt, endAt } })
  }
  return (
    <form className="form" onSubmit={submit} noValidate>
      <TextField
        type="datetime-local"
        label={t.publishAt}
        hint={t.publishHint}
        fault={isChecked && isPast ? t.publishPast : undefined}
        value={values.publishAt}
        onChange={({ target }) => setValues({ ...values, publishAt: target.value })}
      />
      <TextField
        type="datetime-local"
        label={t.endAt}
        hint={t.endHint}
        fault={isChecked && isReversed ? t.endBefore : undefined}
        value={values.endAt}
        onChange={({ target }) => setValues({ ...values, endAt: target.value })}
      />
      {fault && <Failure fault={fault} />}
      <Refusal refused={refused} />
      <div className="modal-acts">
        <Button
          onClick={() => {
            dropDraft()
            close()
          }}
        >
          {h.cancel}
        </Button>
        <Button type="submit" kind="main" isBusy={isBusy}>
          {t.save}
        </Button>
      </div>
    </form>
  )
}
