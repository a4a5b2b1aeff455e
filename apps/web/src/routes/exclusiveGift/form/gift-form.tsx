import type { GiftItem } from '@foyer/api/gifts'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { AddressForm } from '../../../shared/address/address-form.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { Uploader } from '../../../shared/ui/uploader/uploader.tsx'
import { useGiftState } from '../gift-state.tsx'
import { GiftChoice } from '../parts/gift-cards.tsx'
import { useViewer } from '../parts/use-viewer.tsx'
import { formId } from './form-id.ts'
import * as styles from './gift-form.module.css'
import { text } from './text.ts'
import { useGiftForm } from './use-gift-form.ts'

interface HeadProps {
  n: number
  title: string
  id?: string
}

const Head = ({ n, title, id }: HeadProps) => (
  <h2 id={id}>
    <span className={`${blocksStyles.stepNumber} numbers`} aria-hidden="true">
      {n}
    </span>
    {title}
  </h2>
)

const Step = ({ n, title, children }: { n: number; title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.giftStep} aria-labelledby={id}>
      <Head n={n} title={title} id={id} />
      {children}
    </section>
  )
}

/** The gift on the shelf above, then the proof and the address. The submit button is at the bottom of the screen. */
export const GiftForm = ({ items, person }: { items: readonly GiftItem[]; person: string }) => {
  const t = useText(text)
  const { isLocked, failure, setForm, shelf } = useGiftState()
  const proofId = useId()
  const root = useRef<HTMLDivElement>(null)
  const form = useGiftForm(items, person, root, shelf)
  const { uploads } = form
  const viewer = useViewer(
    uploads.items.flatMap(({ objectUrl, file }) => (objectUrl ? [{ src: objectUrl, alt: file.name }] : [])),
  )
  useEffect(() => {
    setForm(true)
    return () => setForm(false)
  }, [setForm])

  const open = (index: number) => viewer.open(uploads.items.slice(0, index).filter(({ objectUrl }) => objectUrl).length)
  return (
    <div ref={root} className={styles.giftForm} inert={isLocked}>
      {shelf &&
        createPortal(
          <div className={styles.giftStep} inert={isLocked}>
            <Head n={1} title={t.gift} />
            <GiftChoice label={t.gift} items={items} value={form.item} error={form.itemError} onChange={form.choose} />
          </div>,
          shelf,
        )}
      <Step n={2} title={t.proof}>
        <div className={styles.giftCard} data-proof tabIndex={-1} aria-describedby={proofId}>
          <Uploader label={t.pictures} hint={t.picturesHint} uploads={uploads} onOpen={open} />
          <FieldError id={proofId}>{form.proofError}</FieldError>
        </div>
      </Step>
      <Step n={3} title={t.delivery}>
        <div className={styles.giftCard}>
          <AddressForm
            id={formId}
            begun={form.begun}
            onDraft={form.setAddress}
            holdBack={form.holdBack}
            onSubmit={form.submit}
            busy={isLocked}
            failure={failure}
          />
        </div>
      </Step>
      {viewer.view}
    </div>
  )
}
