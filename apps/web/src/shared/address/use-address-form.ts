import type { DeliveryAddress } from '@foyer/contract/addresses'
import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../errors/failure.ts'
import { useLanguage } from '../text/language.ts'
import { addressOf, type Draft, draftOf, moveTo, type Place } from './draft.ts'
import { type Faults, type Field, faultsIn, faultsOf } from './faults.ts'

export interface AddressFormProps {
  /** of the form, where a button elsewhere submits it; it has none of its own then */
  id?: string | undefined
  /** what was typed before a reload; goes before `value` */
  begun?: Draft | undefined
  /** told of everything that is typed and chosen */
  onDraft?: ((draft: Draft) => void) | undefined
  /** whether something above the form is wrong too: it has the focus then, and nothing is submitted */
  holdBack?: (() => boolean) | undefined
  /** an address to begin with, such as the one sent before */
  value?: DeliveryAddress | undefined
  /** called with a whole address; until the promise is settled, or while `busy`, another submit does nothing */
  onSubmit: (address: DeliveryAddress) => unknown
  busy: boolean
  /** why the last submit came to nothing; a field it names shows it, anything else stands above the button */
  failure?: Failure | undefined
}

/** What the form knows and does; the form itself only shows it. */
export const useAddressForm = ({ value, begun, onDraft, holdBack, onSubmit, busy, failure }: AddressFormProps) => {
  const language = useLanguage()
  const [draft, setDraft] = useState(() => begun ?? draftOf(value, language))
  const [faults, setFaults] = useState<Faults>({})
  const [listFailed, setListFailed] = useState<string>()
  const [refusal, setRefusal] = useState<Failure>()
  const [seen, setSeen] = useState<Failure>()
  /** counted, so that a second submit with the same fault leads there again */
  const [pointed, setPointed] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  /** `busy` arrives a render late: two taps in one frame must not send twice */
  const running = useRef(false)

  if (failure !== seen) {
    const named = failure && faultsIn(failure)
    setSeen(failure)
    setRefusal(named ? undefined : failure)
    setFaults(named ?? {})
    if (named) setPointed(pointed + 1)
  }
  useEffect(() => {
    if (pointed > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [pointed])

  const submit = async () => {
    if (busy || running.current) return
    const found = faultsOf(draft)
    setFaults(found)
    setRefusal(undefined)
    setListFailed(undefined)
    if (holdBack?.()) return
    if (Object.keys(found).length > 0) return setPointed(pointed + 1)
    running.current = true
    try {
      await onSubmit(addressOf(draft))
    } finally {
      running.current = false
    }
  }

  const keep = (next: Draft) => {
    setDraft(next)
    onDraft?.(next)
  }
  /** What is typed takes away the fault of its field, and what the server said of the whole. */
  const edit = (field: Field, change: Partial<Draft>) => {
    keep({ ...draft, ...change })
    setFaults({ ...faults, [field]: undefined })
    setRefusal(undefined)
    if (field === 'mobile') setListFailed(undefined)
  }
  const choosePlace = (place: Place) => {
    keep(moveTo(draft, place))
    const { name, mobile } = faults
    setFaults({ ...(name && { name }), ...(mobile && { mobile }) })
    setRefusal(undefined)
  }
  return { form, draft, faults, refusal, listFailed, edit, choosePlace, submit, failList: setListFailed }
}
