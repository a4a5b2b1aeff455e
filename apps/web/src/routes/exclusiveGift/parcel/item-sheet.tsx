import type { Gift } from '@foyer/api/gifts'
import { useState } from 'react'
import { pathTo } from '../../../platform/path-to.ts'
import { useOnce } from '../../../shared/once/use-once.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Sheet } from '../../../shared/ui/sheet.tsx'
import { showToast } from '../../../shared/ui/toast.ts'
import { useGiftState } from '../gift-state.tsx'
import { GiftChoice } from '../parts/gift-cards.tsx'
import { isFinal, RefusedChange, UnknownChange } from './changing.tsx'
import * as styles from './parcel.module.css'
import { text } from './text.ts'

/** A form to choose another gift. */
export const ItemSheet = ({ gift, onClose }: { gift: Gift; onClose: () => void }) => {
  const t = useText(text)
  const { personal } = useGiftState()
  const [item, choose] = useState(gift.code)
  const once = useOnce({
    name: `gift-item.${gift.id}`,
    path: pathTo('POST /user/493/gift/item'),
    person: personal.person,
    onDone: async () => {
      await personal.refetch()
      showToast(t.giftSaved)
      onClose()
    },
    onRefused: () => void personal.refetch(),
  })
  const { state } = once
  const isSending = state.kind === 'sending'
  const isOpen = state.kind !== 'unknown' && !isFinal(state)
  return (
    <Sheet
      title={t.changeGift}
      busy={isSending}
      onClose={onClose}
      footer={
        isOpen && (
          <Button busy={isSending} onClick={() => (item === gift.code ? onClose() : once.send({ item }))}>
            {isSending ? t.saving : t.save}
          </Button>
        )
      }
    >
      <div className={styles.changing}>
        {state.kind === 'unknown' && <UnknownChange onAgain={once.again} />}
        <RefusedChange state={state} itemGone={t.itemGone} />
        {isOpen && (
          <GiftChoice
            label={t.changeGift}
            items={personal.data?.items ?? []}
            value={item}
            mine={gift.code}
            onChange={choose}
          />
        )}
      </div>
    </Sheet>
  )
}
