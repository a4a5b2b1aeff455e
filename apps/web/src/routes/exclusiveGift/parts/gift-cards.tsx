import type { GiftItem } from '@foyer/api/gifts'
import { inLanguage } from '@foyer/api/languages'
import { useId } from 'react'
import { useShown } from '../../../shared/activity/shown.ts'
import { Art } from '../../../shared/art/art.tsx'
import { prizeNamed } from '../../../shared/rewards/prize-scene.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { FieldError } from '../../../shared/ui/field-error.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { checkIcon } from '../../../shared/ui/later-icons.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { areAllGone } from '../gift-state.tsx'
import { text } from '../text.ts'
import * as styles from './gift-cards.module.css'

/** Placeholders in the number and size of the gifts. */
export const GiftShapes = () => (
  <div className={styles.gifts} aria-hidden="true">
    {['one', 'two', 'three', 'four'].map((key) => (
      <div key={key} className={`${skeletonStyles.skeleton} ${styles.giftShape}`} />
    ))}
  </div>
)

const isGone = ({ quota }: GiftItem) => quota?.remaining === 0

/** The object itself: of the drawn family, in the colours of the headline's drawing, otherwise the firm's own picture. */
export const GiftArt = ({ item }: { item: GiftItem['item'] }) => {
  const { mediaUrl } = useShown()
  const scene = prizeNamed(item.art)
  return (
    <span className={styles.giftArt}>
      {scene ? (
        <Art scene={scene} theme="gift" />
      ) : (
        item.art && <img src={mediaUrl(item.art)} alt="" width="96" height="96" loading="lazy" />
      )}
    </span>
  )
}

interface CardContentProps {
  gift: GiftItem
  /** the headline says that no gift is left, so only a screen reader has it of this one */
  isHeadlined?: boolean
}

/** A gift: picture, name and remaining stock, as the server counts it. */
const CardContent = ({ gift, isHeadlined = false }: CardContentProps) => {
  const t = useText(text)
  const language = useLanguage()
  const { item, quota } = gift
  const { phase } = useShown().detail
  return (
    <>
      <GiftArt item={item} />
      <span className={styles.giftName}>
        <strong>{inLanguage(item.name, language)}</strong>
        <span>{inLanguage(item.note, language)}</span>
      </span>
      {quota && phase !== 'ended' && (
        <span className={isHeadlined ? 'visually-hidden' : `${styles.giftLeft} numbers`}>
          {isGone(gift) ? t.gone : fill(t.left, { n: quota.remaining })}
        </span>
      )}
    </>
  )
}

/** The gifts without a choice. */
export const GiftCards = ({ items }: { items: readonly GiftItem[] }) => (
  <ul className={styles.gifts} role="list">
    {items.map((gift) => (
      <li key={gift.code} className={styles.gift} data-gone={isGone(gift) || undefined}>
        <CardContent gift={gift} isHeadlined={areAllGone(items)} />
      </li>
    ))}
  </ul>
)

interface GiftChoiceProps {
  label: string
  items: readonly GiftItem[]
  /** code of the selected gift; `mine` is the person's gift, which can be selected even when none is left */
  value: string | undefined
  mine?: string
  error?: string | undefined
  onChange: (code: string) => void
}

/** The choice of one gift. It uses native radio buttons, so that arrow keys and screen readers work as usual. */
export const GiftChoice = ({ label, items, value, mine, error, onChange }: GiftChoiceProps) => {
  const id = useId()
  return (
    <fieldset className={styles.giftChoice} aria-describedby={`${id}-error`} data-wrong={error ? '' : undefined}>
      <legend className="visually-hidden">{label}</legend>
      <div className={styles.gifts}>
        {items.map((gift) => {
          const isOut = isGone(gift) && gift.code !== mine
          return (
            <label key={gift.code} className={styles.gift} data-gone={isOut || undefined}>
              <input
                className="visually-hidden"
                type="radio"
                name={id}
                checked={gift.code === value}
                disabled={isOut}
                onChange={() => onChange(gift.code)}
              />
              <CardContent gift={gift} />
              <span className={styles.giftTick}>
                <Icon path={checkIcon} size={16} />
              </span>
            </label>
          )
        })}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
