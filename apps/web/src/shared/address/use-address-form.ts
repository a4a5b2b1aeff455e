import type { DeliveryAddress } from '@foyer/api/addresses'
import { useEffect, useRef, useState } from 'react'
import type { FailureOf } from '../../platform/failure.ts'
import { useLanguage } from '../text/language.ts'
import { addressOf, type Draft, draftOf, moveTo, type Place } from './draft.ts'
import { type AddressCall, type Faults, type Field, faultsIn, faultsOf } from './faults.ts'

export interface AddressFormProps {
  /** id of the form, so that a button elsewhere can submit it; the form then has no button of its own */
  id?: string | undefined
  /** text typed before a reload; takes precedence over `value` */
  begun?: Draft | undefined
  /** called after each change with the whole draft */
  onDraft?: ((draft: Draft) => void) | undefined
  /**
   * returns whether something above the form has an error too; that part then gets the focus and nothing is submitted
   */
  holdBack?: (() => boolean) | undefined
  /** initial address, such as the one sent before */
  value?: DeliveryAddress | undefined
  /** called with a complete address; while its promise is pending or `busy` is true, another submit does nothing */
  onSubmit: (address: DeliveryAddress) => unknown
  busy: boolean
  /** why the last submit failed; shown at the field it names, otherwise above the button */
  failure?: FailureOf<AddressCall> | undefined
}

/** State and actions of the address form, which only renders them. */
export const useAddressForm = ({ value, begun, onDraft, holdBack, onSubmit, busy, failure }: AddressFormProps) => {
  const language = useLanguage()
  const [draft, setDraft] = useState(() => begun ?? draftOf(value, language))
  const [faults, setFaults] = useState<Faults>({})
  const [listFailed, setListFailed] = useState<string>()
  const [refusal, setRefusal] = useState<FailureOf<AddressCall>>()
  const [seen, setSeen] = useState<FailureOf<AddressCall>>()
  /** increases with each failed submit, so that a repeated error moves the focus again */
  const [pointed, setPointed] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  /** `busy` is one render late, so this flag prevents two taps in one frame from submitting twice */
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
  /** An edit removes the error of its field, and the server's refusal of the whole address. */
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
