import { addressLengths } from '@foyer/api/address-lengths'
import { reasonText } from '../errors/reason-text.ts'
import { PhoneField } from '../phone/phone-field.tsx'
import { text as phone } from '../phone/text.ts'
import { useLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Segmented } from '../ui/segmented.tsx'
import * as styles from './address-form.module.css'
import { HongKongFields } from './hong-kong-fields.tsx'
import { MainlandFields } from './mainland-fields.tsx'
import { text } from './text.ts'
import { TextField } from './text-field.tsx'
import { type AddressFormProps, useAddressForm } from './use-address-form.ts'

/**
 * V5: a delivery address in the mainland or in Hong Kong. The text typed for one place remains while the other is
 * shown.
 */
export const AddressForm = (props: AddressFormProps) => {
  const t = useText(text)
  const { malformed } = useText(phone)
  const language = useLanguage()
  const form = useAddressForm(props)
  const { draft, faults, edit } = form
  const says = { ...t, malformed }
  const errorAt = (field: keyof typeof faults) => faults[field] && says[faults[field]]
  const Fields = draft.place === 'mainland' ? MainlandFields : HongKongFields
  return (
    <form
      id={props.id}
      ref={form.form}
      className={styles.addressForm}
      noValidate
      autoComplete="on"
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <Segmented
        label={t.place}
        options={(['mainland', 'hong_kong'] as const).map((value) => ({ value, label: t[value] }))}
        value={draft.place}
        onChange={form.choosePlace}
      />
      <TextField
        label={t.name}
        autoComplete="shipping name"
        maxLength={addressLengths.name}
        value={draft.name}
        error={errorAt('name')}
        onChange={(name) => edit('name', { name })}
      />
      <PhoneField
        area={draft.area}
        mobileNo={draft.mobileNo}
        error={errorAt('mobile') ?? form.listFailed}
        onArea={(area) => edit('mobile', { area })}
        onMobileNo={(mobileNo) => edit('mobile', { mobileNo })}
        onFailed={form.failList}
      />
      <Fields draft={draft} errorAt={errorAt} edit={edit} />
      {form.refusal && (
        <Notice tone="danger" live>
          {reasonText(form.refusal, language)}
        </Notice>
      )}
      {props.id === undefined && (
        <Button type="submit" busy={props.busy}>
          {props.busy ? t.using : t.use}
        </Button>
      )}
    </form>
  )
}
