import type { Gift } from '@foyer/api/gifts'
import { useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { text } from './text.ts'

/** The action for a parcel without an address. */
export const ParcelAction = ({ gift }: { gift: Gift }) => {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{gift.status === 'returned' ? t.correctAddress : t.giveAddress}</Button>
      {isOpen && <AddressSheet gift={gift} onClose={() => setOpen(false)} />}
    </>
  )
}
