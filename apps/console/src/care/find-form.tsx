import { type CareQuery, findRequest } from '@foyer/api/staff/care'
import { useText } from '@foyer/staff-interface/language'
import { Search } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { longestReason } from '../acts/reason.ts'
import type { Fault } from '../shared/fault.ts'
import { text as sharedText } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Failure } from '../ui/failure.tsx'
import { SelectField, TextField } from '../ui/field.tsx'
import { text } from './text.ts'

type By = CareQuery['by']
const ways = ['phone', 'clientNo', 'reward', 'voucher', 'failure'] as const satisfies readonly By[]
const wayNames = {
  phone: 'byPhone',
  clientNo: 'byClientNo',
  reward: 'byReward',
  voucher: 'byVoucher',
  failure: 'byFailure',
} as const satisfies Record<By, string>

const empty = {
  areaCode: '852',
  number: '',
  clientNo: '',
  reward: '',
  tail: '',
  activity: '',
  grantedOn: '',
  failure: '',
  reason: '',
}
type Values = typeof empty
type Field = keyof Values

const queryOf = (by: By, values: Values): unknown => {
  if (by === 'phone') return { by, areaCode: values.areaCode.replace(/^\+/, '').trim(), number: values.number }
  if (by === 'clientNo') return { by, clientNo: values.clientNo }
  if (by === 'reward') return { by, reference: values.reward }
  if (by === 'failure') return { by, reference: values.failure }
  return {
    by,
    tail: values.tail,
    ...(values.activity.trim() && { activity: Number(values.activity) }),
    ...(values.grantedOn && { grantedOn: values.grantedOn }),
  }
}

/** The field of a value that the schema refuses. */
const fieldOf = (by: By, path: readonly PropertyKey[]): Field => {
  const [head, name] = path
  if (head === 'reason') return 'reason'
  if (name === 'reference') return by === 'reward' ? 'reward' : 'failure'
  return name as Field
}

interface Props {
  readonly isBusy: boolean
  readonly fault: Fault | undefined
  readonly find: (request: ReturnType<typeof findRequest.parse>) => void
}

/** The search for a caller. What is typed is in neither the address nor the storage of the browser. */
export const FindForm = ({ isBusy, fault, find }: Props) => {
  const t = useText(text)
  const h = useText(sharedText)
  const [by, setBy] = useState<By>('phone')
  const [values, setValues] = useState(empty)
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const request = findRequest.safeParse({ query: queryOf(by, values), reason: values.reason })
  const wrong = new Set(request.error?.issues.map(({ path }) => fieldOf(by, path)))
  // of a phone number, only the server knows whether the region has such numbers
  const isNoNumber = by === 'phone' && fault?.kind === 'invalid'
  const messages: Partial<Record<Field, string>> = {
    tail: t.tailFault,
    activity: t.activityFault,
    reason: h.reasonShort,
  }
  const faultAt = (field: Field) => (isChecked && wrong.has(field) ? (messages[field] ?? t.missing) : undefined)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    if (request.success) return find(request.data)
    const first = [...(form.current?.elements ?? [])].find((one) => wrong.has((one as HTMLInputElement).name as Field))
    ;(first as HTMLElement | undefined)?.focus()
  }
  const field = (name: Field, label: string, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      name={name}
      label={label}
      maxLength={40}
      spellCheck={false}
      autoCapitalize="none"
      value={values[name]}
      fault={faultAt(name)}
      onChange={({ target }) => setValues({ ...values, [name]: target.value })}
      {...more}
    />
  )
  return (
    <search className="care-find" aria-label={t.find}>
      <form ref={form} onSubmit={submit} noValidate>
        <div className="care-by">
          <SelectField<By>
            label={t.by}
            value={by}
            choices={ways.map((way) => [way, t[wayNames[way]]])}
            choose={(way) => {
              setBy(way)
              setChecked(false)
            }}
          />
        </div>
        {by === 'phone' && (
          <>
            <div className="care-short">{field('areaCode', t.areaCode, { inputMode: 'tel', maxLength: 5 })}</div>
            {field('number', t.number, {
              inputMode: 'tel',
              maxLength: 30,
              fault: faultAt('number') ?? (isNoNumber ? t.numberFault : undefined),
            })}
          </>
        )}
        {by === 'clientNo' && field('clientNo', t.clientNo, { maxLength: 30 })}
        {by === 'reward' && field('reward', t.rewardReference, { hint: t.rewardHint })}
        {by === 'voucher' && (
          <>
            {field('tail', t.tail)}
            {field('activity', t.activity, { inputMode: 'numeric', maxLength: 9 })}
            {field('grantedOn', t.grantedOn, { type: 'date' })}
          </>
        )}
        {by === 'failure' && field('failure', t.failureReference, { hint: t.failureHint })}
        <div className="care-why">{field('reason', t.why, { maxLength: longestReason, hint: h.reasonHint })}</div>
        <div className="care-go">
          <Button type="submit" kind="main" isBusy={isBusy} icon={<Search size={16} aria-hidden="true" />}>
            {t.find}
          </Button>
        </div>
      </form>
      {fault && !isNoNumber && <Failure fault={fault} />}
    </search>
  )
}
