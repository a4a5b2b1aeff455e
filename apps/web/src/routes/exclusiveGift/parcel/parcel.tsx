import type { Gift } from '@foyer/api/gifts'
import { useState } from 'react'
import { Section } from '../../../shared/activity/blocks/section.tsx'
import { CallUs } from '../../../shared/hotline/call-us.tsx'
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

const whyOf = ({ status, addressNeeded }: Gift): TextKey<typeof text> => {
  if (status === 'returned' && !addressNeeded) return 'correctedWhy'
  return status === 'preparing' && addressNeeded ? 'otherAddressWhy' : `${status}Why`
}

/** The chosen gift: what its state means, its way, and what the person can still change. */
export const Parcel = ({ gift }: { gift: Gift }) => {
  const t = useText(text)
  const [sheet, open] = useState<'item' | 'address'>()
  const { status, reference, shipment, deliverTo } = gift
  const isEditable = status === 'preparing'
  const close = () => open(undefined)
  return (
    <Section title={t.title}>
      <div className={styles.parcel}>
        <p className={styles.parcelWhy} role="status">
          {t[whyOf(gift)]}
        </p>
        <p className={`${styles.parcelReference} numbers`}>{fill(t.reference, { reference })}</p>
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
