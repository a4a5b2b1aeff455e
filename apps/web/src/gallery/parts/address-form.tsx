import type { DeliveryAddress } from '@foyer/api/addresses'
import { useState } from 'react'
import type { FailureOf } from '../../platform/failure.ts'
import { AddressForm } from '../../shared/address/address-form.tsx'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'

export const title = 'Address form'

const text = table('gallery/parts/address-form')

const mainland: DeliveryAddress = {
  place: 'mainland',
  name: '陈大文',
  areaCode: '86',
  mobileNo: '13800138000',
  area: '440305',
  street: '粤海街道科苑南路 2666 号华润大厦 12 楼 1203 室',
}
const hongKong: DeliveryAddress = {
  place: 'hong_kong',
  name: 'Chan Tai Man',
  areaCode: '852',
  mobileNo: '51234567',
  district: 'wan_chai',
  building: 'Harbour Centre',
  flat: '12/F, Flat B',
  street: '25 Harbour Road',
}
const serverError: FailureOf = { reason: 'server_error' }
const unknownCounty: FailureOf = { reason: 'invalid_request', detail: { path: '/address/area' } }

/** Counts and shows each submit. A submit is pending until its answer is requested. */
const Live = () => {
  const [sent, setSent] = useState<DeliveryAddress[]>([])
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<FailureOf>()
  const answer = (failure: FailureOf | undefined) => {
    setBusy(false)
    setFailure(failure)
  }
  return (
    <div data-state="live">
      <AddressForm
        busy={busy}
        failure={failure}
        onSubmit={(address) => {
          setSent((before) => [...before, address])
          setFailure(undefined)
          setBusy(true)
        }}
      />
      {busy && (
        <p>
          <button type="button" onClick={() => answer(undefined)}>
            Accept
          </button>
          <button type="button" onClick={() => answer(unknownCounty)}>
            Refuse the area
          </button>
          <button type="button" onClick={() => answer(serverError)}>
            Refuse
          </button>
        </p>
      )}
      <pre className="visually-hidden" data-sent={JSON.stringify(sent)} />
    </div>
  )
}

export const Part = () => {
  const t = useText(text)
  const still = { onSubmit: () => undefined }
  return (
    <>
      <h3>{t.empty}</h3>
      <Live />
      <h3>{t.filled}</h3>
      <div data-state="mainland">
        <AddressForm {...still} busy={false} value={mainland} />
      </div>
      <h3>{t.busy}</h3>
      <div data-state="busy">
        <AddressForm {...still} busy value={hongKong} />
      </div>
      <h3>{t.refused}</h3>
      <div data-state="refused">
        <AddressForm {...still} busy={false} value={hongKong} failure={serverError} />
      </div>
    </>
  )
}
