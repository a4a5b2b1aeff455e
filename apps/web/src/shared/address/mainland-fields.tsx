import { addressLengths } from '@foyer/api/address-lengths'
import { useText } from '../text/use-text.ts'
import { AreaField } from './area-field.tsx'
import { mainlandColumns, wheelOfCounty } from './areas.ts'
import type { FieldsProps } from './fields-props.ts'
import { StreetField } from './street-field.tsx'
import { text } from './text.ts'

/** Province, city and county by the wheel, and the rest of the address in one field, as mainland couriers read it. */
export const MainlandFields = ({ draft, errorAt, edit }: FieldsProps) => {
  const t = useText(text)
  return (
    <>
      <AreaField
        label={t.area}
        hint={t.areaHint}
        chosen={draft.county}
        columnsOf={(areas) => mainlandColumns(areas, [t.province, t.city, t.county])}
        wheelOf={() => wheelOfCounty(draft.county)}
        error={errorAt('area')}
        onChoose={(county) => edit('area', { county })}
      />
      <StreetField
        label={t.street}
        hint={t.streetHint}
        maxLength={addressLengths.street}
        value={draft.mainlandStreet}
        error={errorAt('street')}
        onChange={(mainlandStreet) => edit('street', { mainlandStreet })}
      />
    </>
  )
}
