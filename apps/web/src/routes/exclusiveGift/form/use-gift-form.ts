import type { DeliveryAddress } from '@foyer/contract/addresses'
import type { GiftItem } from '@foyer/contract/gifts'
import { giftPicturesMax } from '@foyer/contract/limits'
import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { uploadIdOf } from '../../../shared/ui/uploader/item.ts'
import { type Uploads, useUploads } from '../../../shared/ui/uploader/use-uploads.ts'
import { useDesk } from '../desk.tsx'
import { keepDraft, keptDraft } from './draft.ts'
import { text } from './text.ts'

const proofFault = ({ entries, items }: Uploads) => {
  if (entries.length === 0) return 'pictureMissing'
  if (entries.length > giftPicturesMax) return 'tooMany'
  if (items.some(({ status }) => status === 'failed')) return 'pictureFailed'
  return items.some((item) => uploadIdOf(item) === undefined) ? 'pictureWaits' : undefined
}

/** What the form holds, what is wrong with it once somebody tried to submit it, and its draft. */
export const useGiftForm = (items: readonly GiftItem[], person: string, root: RefObject<HTMLElement | null>) => {
  const t = useText(text)
  const { ask, fail, refused } = useDesk()
  const [begun] = useState(() => keptDraft(person))
  const [wanted, want] = useState(begun.item)
  const [address, keepAddress] = useState(begun.address)
  const [tried, setTried] = useState(false)
  /** counted, so that a second submit with the same fault leads there again */
  const [pointed, point] = useState(0)
  const uploads = useUploads()
  const { restore } = uploads
  useEffect(() => restore(begun.pictures), [restore, begun])

  // one that ran out meanwhile is chosen no longer
  const item = items.find(({ code, quota }) => code === wanted && quota?.remaining !== 0)?.code
  const fault = proofFault(uploads)

  const pictures = uploads.items.flatMap((each) => {
    const id = uploadIdOf(each)
    return id === undefined ? [] : [{ id, name: each.file.name }]
  })
  const draft = JSON.stringify({ item: wanted, address, pictures })
  useEffect(() => keepDraft(person, JSON.parse(draft)), [person, draft])

  const isItemGone = refused?.part === 'gift' && refused.asked.item === wanted
  const isProofGone = refused?.part === 'proof' && pictures.some(({ id }) => refused.asked.uploads.includes(id))

  useEffect(() => {
    if (pointed === 0 && !refused) return
    const place = root.current?.querySelector<HTMLElement>(
      '.gift-choice[data-wrong] input:not(:disabled), [data-proof]',
    )
    place?.focus()
    place?.scrollIntoView({ block: 'center' })
  }, [pointed, refused, root])

  return {
    item,
    uploads,
    begun: begun.address,
    keepAddress,
    choose: (code: string) => {
      want(code)
      fail(undefined)
    },
    itemError: isItemGone ? t.itemGone : tried && item === undefined ? t.giftMissing : undefined,
    proofError: isProofGone ? t.pictureGone : tried && fault ? t[fault] : undefined,
    /** what stands above the address is looked at with it */
    holdBack: () => {
      setTried(true)
      const isHeld = item === undefined || fault !== undefined
      if (isHeld) point((before) => before + 1)
      return isHeld
    },
    submit: (address: DeliveryAddress) => {
      fail(undefined)
      if (item !== undefined) ask({ item, address, uploads: pictures.map(({ id }) => id) })
    },
  }
}
