import { useShown } from '../../../shared/activity/shown.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { type Asked, useDesk } from '../desk.tsx'
import { AddressLines } from '../parts/address-lines.tsx'
import { text } from './text.ts'

/** What is about to be sent, for a last look. */
export const Review = ({ asked: { item: code, address, uploads } }: { asked: Asked }) => {
  const t = useText(text)
  const language = useLanguage()
  const { mediaUrl } = useShown()
  const item = useDesk().personal.data?.items.find((gift) => gift.code === code)?.item
  return (
    <dl className="gift-review">
      <div>
        <dt>{t.reviewGift}</dt>
        <dd className="gift-review-item">
          {item?.art && <img src={mediaUrl(item.art)} alt="" width="48" height="48" />}
          <strong>{item?.name[language]}</strong>
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
