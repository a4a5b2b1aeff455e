import type { Gift, GiftStatus } from '@foyer/api/gifts'
import { inLanguage } from '@foyer/api/languages'
import { useState } from 'react'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill, type TextKey } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { AddressSheet } from './address-sheet.tsx'
import { DeliverTo } from './deliver-to.tsx'
import { ItemSheet } from './item-sheet.tsx'
import * as styles from './parcel.module.css'
import { Proof } from './proof.tsx'
import { text } from './text.ts'
import { Timeline } from './timeline.tsx'
import { Tracking } from './tracking.tsx'

const tones: Partial<Record<GiftStatus, 'good' | 'warn' | 'quiet'>> = {
  delivered: 'good',
  returned: 'warn',
  claimable: 'warn',
  expired: 'quiet',
  revoked: 'quiet',
}

const whyOf = ({ status, addressNeeded }: Gift): TextKey<typeof text> => {
  if (status === 'returned' && !addressNeeded) return 'correctedWhy'
  return status === 'preparing' && addressNeeded ? 'otherAddressWhy' : `${status}Why`
}

/** The chosen gift: its item, its state, and what the person can still change. */
export const Parcel = ({ gift }: { gift: Gift }) => {
  const t = useText(text)
  const language = useLanguage()
  const [sheet, open] = useState<'item' | 'address'>()
  const { item, status, reference, shipment, deliverTo } = gift
  const isEditable = status === 'preparing'
  const close = () => open(undefined)
  const why = t[whyOf(gift)]
  return (
    <Section title={t.title}>
      <div className={styles.parcel}>
        <div className={styles.parcelHead}>
          <div>
            <span className={styles.parcelState} data-tone={tones[status]} role="status">
              {t[status]}
            </span>
            <strong>{inLanguage(item.name, language)}</strong>
            <small className="numbers">{fill(t.reference, { reference })}</small>
          </div>
        </div>
        <p className={styles.parcelWhy}>{why}</p>
        {(status === 'revoked' || status === 'delivered') && <CallUs />}
        {isEditable && (
          <Button look="plain" onClick={() => open('item')}>
            {t.changeGift}
          </Button>
        )}
      </div>
      <div className={styles.parcel}>
        <h3>{t.way}</h3>
        {shipment && <Tracking {...shipment} />}
        <Timeline gift={gift} />
      </div>
      {deliverTo && (
        <div className={styles.parcel}>
          <h3>{t.deliverTo}</h3>
          <DeliverTo id={gift.id} masked={deliverTo}>
            {isEditable && (
              <Button look="plain" onClick={() => open('address')}>
                {t.changeAddress}
              </Button>
            )}
          </DeliverTo>
        </div>
      )}
      {gift.pictures.length > 0 && <Proof ids={gift.pictures} />}
      {sheet === 'item' && <ItemSheet gift={gift} onClose={close} />}
      {sheet === 'address' && <AddressSheet gift={gift} onClose={close} />}
    </Section>
  )
}
