import { lazy, Suspense } from 'react'
import type { AddressFormProps } from '../../../shared/address/use-address-form.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useHeadingFocus, useParting } from '../../../shared/ui/heading-focus.ts'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import * as styles from './detail.module.css'
import { text } from './text.ts'

const AddressForm = lazy(() =>
  import('../../../shared/address/address-form.tsx').then((part) => ({ default: part.AddressForm })),
)

interface AddressPartProps extends AddressFormProps {
  title: string
  onCancel: () => void
}

/** The form, which replaces the button that opened it. Cancel changes nothing. */
export const AddressPart = ({ title, onCancel, onSubmit, ...form }: AddressPartProps) => {
  const t = useText(text)
  const heading = useHeadingFocus()
  const press = useParting()
  return (
    <section className={styles.cardSection}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <Suspense fallback={<Spinner />}>
        <AddressForm {...form} onSubmit={(address) => press(() => void onSubmit(address))} />
      </Suspense>
      <Button look="quiet" blocked={form.busy} onClick={() => press(onCancel)}>
        {t.cancel}
      </Button>
    </section>
  )
}
