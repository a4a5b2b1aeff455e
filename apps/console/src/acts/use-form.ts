import { type FormEvent, useRef, useState } from 'react'
import type { z } from 'zod'
import { useDraft } from './draft.ts'

/**
 * A form whose values the server's schema checks. Faults are shown from the first attempt on, and the first wrong field
 * gets the focus; each field has the `name` of its value.
 *
 * @param form names the form, with what it acts on, so that its values survive a proof of identity
 * @param request builds the call's body of the values
 */
export const useForm = <T extends object, S extends z.ZodType>(
  form: string,
  initial: T,
  schema: S,
  request: (values: T) => unknown = (values) => values,
) => {
  const [values, setValues, keep] = useDraft(form, initial)
  const [isChecked, setChecked] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const parsed = schema.safeParse(request(values))
  const wrong = parsed.error?.issues.map(({ path }) => path.filter((part) => typeof part === 'string')) ?? []
  /** Whether the value below this name is wrong, and the person should see it. */
  const isWrong = (name: string): boolean =>
    isChecked && wrong.some((path) => path.join('.') === name || path.includes(name))
  const set = <K extends keyof T>(name: K, value: T[K]) => setValues({ ...values, [name]: value })
  const submit = (run: (body: z.output<S>) => void, isBusy: boolean) => (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    if (parsed.success) {
      keep()
      return run(parsed.data)
    }
    const fields = [...(element.current?.querySelectorAll<HTMLElement>('[name]') ?? [])]
    const isFault = (name: string) => wrong.some((path) => path.join('.') === name || path.includes(name))
    fields.find((field) => isFault(field.getAttribute('name') ?? ''))?.focus()
  }
  return { values, set, isWrong, submit, element }
}
