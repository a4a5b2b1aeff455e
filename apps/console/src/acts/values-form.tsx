import { useText } from '@foyer/staff-interface/language'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { Fault } from '../shared/fault.ts'
import { text } from '../text/text.ts'
import { useDraft } from './draft.ts'
import { FormEnd, ReasonField } from './form-end.tsx'
import { isReason } from './reason.ts'

/** What is wrong, by the name of the field. */
type Faults<V> = { readonly [Field in keyof V]?: string | undefined }

interface Props<V extends { readonly reason: string }> {
  /** name of the form, with what it acts on */
  readonly form: string
  readonly initial: V
  readonly confirm: string
  readonly isDangerous?: boolean
  /** the act was refused, and would be refused again */
  readonly isOver?: boolean
  readonly isBusy: boolean
  readonly fault: Fault | undefined
  /** what is wrong with the values, apart from the reason */
  readonly check?: (values: V) => Faults<V>
  readonly run: (values: V) => void
  readonly clear: () => void
  readonly close: () => void
  /** the fields before the reason; each has the name of its value */
  readonly children: (values: V, change: (some: Partial<V>) => void, faults: Faults<V>) => ReactNode
}

/** The form of an act with values and a reason, all of which survive a proof of identity. */
export const ValuesForm = <V extends { readonly reason: string }>({
  form,
  initial,
  check = () => ({}),
  run,
  children,
  ...end
}: Props<V>) => {
  const t = useText(text)
  const [values, setValues, keep] = useDraft(form, initial)
  const [isChecked, setChecked] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const all = { ...check(values), reason: isReason(values.reason) ? undefined : t.reasonShort } as Faults<V>
  const faults: Faults<V> = isChecked ? all : {}
  const change = (some: Partial<V>) => setValues({ ...values, ...some })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (end.isBusy || end.isOver) return
    setChecked(true)
    const wrong = Object.entries(all).filter(([, message]) => message !== undefined)
    if (wrong.length > 0) {
      const names = wrong.map(([name]) => `[name="${name}"]`).join()
      return element.current?.querySelector<HTMLElement>(names)?.focus()
    }
    keep()
    run({ ...values, reason: values.reason.trim() })
  }
  return (
    <form ref={element} className="form" onSubmit={submit} noValidate>
      {children(values, change, faults)}
      {!end.isOver && (
        <ReasonField
          value={values.reason}
          isWrong={faults.reason !== undefined}
          write={(reason) => setValues({ ...values, reason })}
        />
      )}
      <FormEnd {...end} />
    </form>
  )
}
