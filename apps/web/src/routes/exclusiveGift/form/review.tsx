import { inLanguage } from '@foyer/api/languages'
import { useShown } from '../../../shared/activity/shown.ts'
import { AddressLines } from '../../../shared/address/address-lines.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { type GiftContent, useGiftState } from '../gift-state.tsx'
import * as styles from './gift-form.module.css'
import { text } from './text.ts'

/** The content of the form, for a review before it is sent. */
export const Review = ({ content: { item: code, address, uploads } }: { content: GiftContent }) => {
  const t = useText(text)
  const language = useLanguage()
  const { mediaUrl } = useShown()
  const item = useGiftState().personal.data?.items.find((gift) => gift.code === code)?.item
  return (
    <dl className={styles.giftReview}>
      <div>
        <dt>{t.reviewGift}</dt>
        <dd className={styles.giftReviewItem}>
          {item?.art && <img src={mediaUrl(item.art)} alt="" width="48" height="48" />}
          <strong>{inLanguage(item?.name, language)}</strong>
        </dd>
      </div>
      <div>
        <dt>{t.reviewTo}</dt>
        <dd>
          <AddressLines address={address} />
        </dd>
      </div>
      <div>
        <dt>{t.reviewProof}</dt>
        <dd className="numbers">{uploads.length === 1 ? t.photo : fill(t.photos, { n: uploads.length })}</dd>
      </div>
    </dl>
  )
}
