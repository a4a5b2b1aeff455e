import { addressLengths } from '@foyer/api/address-lengths'
import type { HongKongDistrict } from '@foyer/api/addresses'
import { useText } from '../text/use-text.ts'
import { AreaField } from './area-field.tsx'
import { hongKongColumns, wheelOfDistrict } from './areas.ts'
import type { FieldsProps } from './fields-props.ts'
import { text } from './text.ts'
import { TextField } from './text-field.tsx'

/** District, building and flat. The street is optional, because many buildings are known without it. */
export const HongKongFields = ({ draft, errorAt, edit }: FieldsProps) => {
  const t = useText(text)
  return (
    <>
      <AreaField
        label={t.district}
        hint={t.districtHint}
        chosen={draft.district}
        columnsOf={(areas) => hongKongColumns(areas, [t.region, t.district])}
        wheelOf={(areas) => wheelOfDistrict(areas, draft.district)}
        error={errorAt('area')}
        // the wheel contains only the districts of the server's reply, so the cast is safe
        onChoose={(code) => edit('area', { district: code as HongKongDistrict })}
      />
      <TextField
        label={t.building}
        autoComplete="shipping address-line2"
        maxLength={addressLengths.building}
        value={draft.building}
        error={errorAt('building')}
        onChange={(building) => edit('building', { building })}
      />
      <TextField
        label={t.flat}
        autoComplete="shipping address-line1"
        maxLength={addressLengths.flat}
        value={draft.flat}
        error={errorAt('flat')}
        onChange={(flat) => edit('flat', { flat })}
      />
      <TextField
        label={t.streetOptional}
        autoComplete="shipping address-line3"
        maxLength={addressLengths.street}
        value={draft.hongKongStreet}
        error={errorAt('street')}
        onChange={(hongKongStreet) => edit('street', { hongKongStreet })}
      />
    </>
  )
}
