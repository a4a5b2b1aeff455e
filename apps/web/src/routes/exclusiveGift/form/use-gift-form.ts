import type { DeliveryAddress } from '@foyer/api/addresses'
import type { GiftItem } from '@foyer/api/gifts'
import { giftPicturesMax } from '@foyer/protocol/limits'
import { type RefObject, useEffect, useState } from 'react'
import { useText } from '../../../shared/text/use-text.ts'
import { uploadIdOf } from '../../../shared/ui/uploader/item.ts'
import { type Uploads, useUploads } from '../../../shared/ui/uploader/use-uploads.ts'
import { useGiftState } from '../gift-state.tsx'
import * as styles from '../parts/gift-cards.module.css'
import { storeDraft, storedDraft } from './draft.ts'
import { text } from './text.ts'

const proofFault = ({ entries, items }: Uploads) => {
  if (entries.length === 0) return 'pictureMissing'
  if (entries.length > giftPicturesMax) return 'tooMany'
  if (items.some(({ status }) => status === 'failed')) return 'pictureFailed'
  return items.some((item) => uploadIdOf(item) === undefined) ? 'pictureWaits' : undefined
}

/** The content of the form, its faults after the first attempt to submit, and its draft. */
export const useGiftForm = (
  items: readonly GiftItem[],
  person: string,
  root: RefObject<HTMLElement | null>,
  shelf: HTMLElement | null,
) => {
  const t = useText(text)
  const { review, fail, refused } = useGiftState()
  const [begun] = useState(() => storedDraft(person))
  const [wanted, want] = useState(begun.item)
  const [address, setAddress] = useState(begun.address)
  const [tried, setTried] = useState(false)
  /** a counter, so that a second submit with the same fault moves the focus there again */
  const [pointed, point] = useState(0)
  const uploads = useUploads()
  const { restore } = uploads
  useEffect(() => restore(begun.pictures), [restore, begun])

  // a gift that ran out in the meantime is not selected any more
  const item = items.find(({ code, quota }) => code === wanted && quota?.remaining !== 0)?.code
  const fault = proofFault(uploads)

  const pictures = uploads.items.flatMap((each) => {
    const id = uploadIdOf(each)
    return id === undefined ? [] : [{ id, name: each.file.name }]
  })
  const draft = JSON.stringify({ item: wanted, address, pictures })
  useEffect(() => storeDraft(person, JSON.parse(draft)), [person, draft])

  const isItemGone = refused?.part === 'gift' && refused.content.item === wanted
  const isProofGone = refused?.part === 'proof' && pictures.some(({ id }) => refused.content.uploads.includes(id))

  useEffect(() => {
    if (pointed === 0 && !refused) return
    const place =
      shelf?.querySelector<HTMLElement>(`.${styles.giftChoice}[data-wrong] input:not(:disabled)`) ??
      root.current?.querySelector<HTMLElement>('[data-proof]')
    place?.focus()
    place?.scrollIntoView({ block: 'center' })
  }, [pointed, refused, root, shelf])

  return {
    item,
    uploads,
    begun: begun.address,
    setAddress,
    choose: (code: string) => {
      want(code)
      fail(undefined)
    },
    itemError: isItemGone ? t.itemGone : tried && item === undefined ? t.giftMissing : undefined,
    proofError: isProofGone ? t.pictureGone : tried && fault ? t[fault] : undefined,
    /** checks the fields above the address; returns true if one of them prevents the submit */
    holdBack: () => {
      setTried(true)
      const isBlocked = item === undefined || fault !== undefined
      if (isBlocked) point((before) => before + 1)
      return isBlocked
    },
    submit: (address: DeliveryAddress) => {
      fail(undefined)
      if (item !== undefined) review({ item, address, uploads: pictures.map(({ id }) => id) })
    },
  }
}
