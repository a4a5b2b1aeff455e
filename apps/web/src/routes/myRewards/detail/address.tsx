import type { DeliveryAddress } from '@foyer/api/addresses'
import type { Reward, RewardDetail } from '@foyer/api/rewards'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { api } from '../../../platform/session.ts'
import { isOpen, useOnce } from '../../../shared/once/use-once.ts'
import { FailedAct } from '../../../shared/personal/failed-act.tsx'
import { UnknownPart } from '../../../shared/personal/unknown-part.tsx'
import type { Personal } from '../../../shared/personal/use-personal.ts'
import { useOnline } from '../../../shared/server/use-online.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { rewardsKey } from '../list/use-rewards.ts'
import { AddressPart } from './address-part.tsx'
import { text } from './text.ts'

type Form = 'closed' | { value: DeliveryAddress | undefined } | { error: unknown }

interface GiftAddressProps {
  reward: Reward
  personal: Personal<RewardDetail>
  /** an address that the gift was waiting for has just been saved */
  onGiven: () => void
}

/**
 * The delivery address of a gift. The winner enters it, can change it until the gift is packed, and corrects it for a
 * returned gift.
 */
export const GiftAddress = ({ reward: { id, status, needs }, personal, onGiven }: GiftAddressProps) => {
  const t = useText(text)
  const client = useQueryClient()
  const online = useOnline()
  const [form, setForm] = useState<Form>('closed')
  const [opening, setOpening] = useState(false)
  const { state, send, again, clear } = useOnce({
    name: `gift-address.${id}`,
    path: pathTo('POST /user/rewards/address'),
    person: personal.person,
    onDone: async () => {
      setForm('closed')
      void client.invalidateQueries({ queryKey: rewardsKey })
      void client.invalidateQueries({ queryKey: ['personal', pathTo('POST /user/rewards/address/detail')] })
      const wasNeeded = needs === 'address'
      if (!wasNeeded) showToast(t.addressDone)
      await personal.refetch()
      if (wasNeeded) onGiven()
    },
    onRefused: (reason) => void (reason === 'gift_packed' && personal.refetch()),
  })
  const isFirst = status === 'claimable'

  const open = async () => {
    setOpening(true)
    try {
      const known = isFirst ? undefined : await api(pathTo('POST /user/rewards/address/detail'), { id })
      setForm({ value: known?.address })
    } catch (error) {
      setForm({ error })
    } finally {
      setOpening(false)
    }
  }

  if (isOpen(state)) return <UnknownPart state={state} onAgain={again} />
  const isFinal = state.kind === 'refused' && state.reason === 'gift_packed' && needs !== 'address'
  if (isFinal)
    return (
      <Notice tone="warn" live>
        {state.message}
      </Notice>
    )
  if (needs !== 'address' && status !== 'preparing') return null
  const title = isFirst ? t.giveAddress : t.changeAddress
  if (typeof form === 'object' && 'value' in form)
    return (
      <AddressPart
        title={title}
        value={form.value}
        busy={state.kind === 'sending'}
        failure={state.kind === 'refused' ? state : undefined}
        onSubmit={(address) => send({ id, address })}
        onCancel={() => {
          clear()
          setForm('closed')
        }}
      />
    )
  if (typeof form === 'object') return <FailedAct error={form.error} busy={opening} onRetry={() => void open()} />
  return (
    <Button look={needs === 'address' ? 'main' : 'plain'} busy={opening} blocked={!online} onClick={() => void open()}>
      {title}
    </Button>
  )
}
