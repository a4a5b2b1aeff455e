import type { DeliveryAddress } from '@foyer/contract/addresses'
import type { GiftAddressDetail, GiftChangeReply } from '@foyer/contract/gifts'
import type { Reward, RewardDetail } from '@foyer/contract/rewards'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { call } from '../../../platform/session.ts'
import { useOnce } from '../../../shared/once/use-once.ts'
import { text as personalText } from '../../../shared/personal/text.ts'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { Spinner } from '../../../shared/ui/spinner.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { rewardsKey } from '../list/use-rewards.ts'
import { text } from './text.ts'

const AddressForm = lazy(() =>
  import('../../../shared/address/address-form.tsx').then((part) => ({ default: part.AddressForm })),
)

interface GiftAddressProps {
  reward: Reward
  personal: Personal<RewardDetail>
}

/** Where a gift goes: asked of whoever won it, changed until it is packed, corrected for what came back. */
export const GiftAddress = ({ reward: { id, status, needs }, personal }: GiftAddressProps) => {
  const t = useText(text)
  const once = useText(personalText)
  const client = useQueryClient()
  const online = useOnline()
  const [form, setForm] = useState<'closed' | 'opening' | { value: DeliveryAddress | undefined }>('closed')
  const { state, send, again } = useOnce<{ id: string; address: DeliveryAddress }, GiftChangeReply>({
    name: `gift-address.${id}`,
    path: '/user/rewards/address',
    person: personal.person,
    onDone: async () => {
      setForm('closed')
      showToast(t.addressDone)
      void client.invalidateQueries({ queryKey: rewardsKey })
      await personal.ask()
    },
    onRefused: (reason) => void (reason === 'gift_packed' && personal.ask()),
  })
  const isFirst = status === 'claimable'
  if (needs !== 'address' && status !== 'preparing') return null

  const open = async () => {
    setForm('opening')
    const path = '/user/rewards/address/detail'
    const known = isFirst ? undefined : await call<GiftAddressDetail>({ path, body: { id } }).catch(() => undefined)
    setForm({ value: known?.address })
  }

  if (state.kind === 'unknown')
    return (
      <Notice tone="warn" live>
        <p>
          <strong>{once.unknown}</strong>
        </p>
        <p>{once.unknownWhy}</p>
        <Button look="plain" onClick={again}>
          {once.again}
        </Button>
      </Notice>
    )
  if (typeof form === 'string')
    return (
      <Button
        look={needs === 'address' ? 'main' : 'plain'}
        busy={form === 'opening'}
        blocked={!online}
        onClick={() => void open()}
      >
        {isFirst ? t.giveAddress : t.changeAddress}
      </Button>
    )
  return (
    <section className="card-section">
      <h2>{isFirst ? t.giveAddress : t.changeAddress}</h2>
      <Suspense fallback={<Spinner />}>
        <AddressForm
          value={form.value}
          busy={state.kind === 'sending'}
          failure={state.kind === 'refused' ? state : undefined}
          onSubmit={(address) => send({ id, address })}
        />
      </Suspense>
    </section>
  )
}
