import type { Gift } from '@foyer/api/gifts'
import { pathTo } from '../../../platform/path-to.ts'
import { AddressForm } from '../../../shared/address/address-form.tsx'
import { useOnce } from '../../../shared/once/use-once.ts'
import { FailedPart } from '../../../shared/personal/personal-part.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useGiftState } from '../gift-state.tsx'
import { isFinal, RefusedChange, UnknownChange } from './changing.tsx'
import * as styles from './parcel.module.css'
import { text } from './text.ts'
import { useAddress } from './use-address.ts'

/** A form for another address, which begins with the stored address. */
export const AddressSheet = ({ gift, onClose }: { gift: Gift; onClose: () => void }) => {
  const t = useText(text)
  const { personal } = useGiftState()
  const { id, deliverTo } = gift
  const address = useAddress(id, deliverTo !== null)
  const once = useOnce({
    name: `gift-address.${id}`,
    path: pathTo('POST /user/rewards/address'),
    person: personal.person,
    onDone: async () => {
      await Promise.all([personal.refetch(), address.refetch()])
      showToast(t.addressSaved)
      onClose()
    },
    onRefused: () => void personal.refetch(),
  })
  const { state } = once
  const isSending = state.kind === 'sending'
  const body = () => {
    if (state.kind === 'unknown') return <UnknownChange onAgain={once.again} />
    if (isFinal(state)) return <RefusedChange state={state} />
    if (deliverTo && !address.data)
      return address.error && !address.isFetching ? (
        <FailedPart error={address.error} busy={address.isFetching} onRetry={() => void address.refetch()} />
      ) : (
        <p className={styles.changing} role="status">
          <Spinner />
          {t.loading}
        </p>
      )
    return (
      <AddressForm
        value={address.data?.address}
        onSubmit={(address) => once.send({ id, address })}
        busy={isSending}
        failure={state.kind === 'refused' ? state : undefined}
      />
    )
  }
  const titles = { claimable: t.giveAddress, returned: t.correctAddress }
  const title = gift.status in titles ? titles[gift.status as keyof typeof titles] : t.changeAddress
  return (
    <Sheet title={title} busy={isSending} onClose={onClose}>
      {body()}
    </Sheet>
  )
}
