import { inLanguage } from '@foyer/api/languages'
import { useShown } from '../../../shared/activity/shown.ts'
import { PersonalPart } from '../../../shared/personal/personal-part.tsx'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { useGiftState } from '../gift-state.tsx'
import { text } from '../text.ts'
import * as styles from './gift-cards.module.css'
import { GiftArt, GiftCards, GiftShapes } from './gift-cards.tsx'

/**
 * The gifts as objects on a shelf, over the lower edge of the headline panel. The form puts its choice here, because a
 * person chooses first; a person who has chosen sees their own gift.
 */
export const GiftShelf = () => {
  const t = useText(text)
  const language = useLanguage()
  const { personalStatus } = useShown()
  const { personal, hasForm, setShelf } = useGiftState()
  const { data } = personal
  if (data?.gift)
    return (
      <div className={styles.mine}>
        <GiftArt item={data.gift.item} />
        <p>
          <strong>{inLanguage(data.gift.item.name, language)}</strong>
          <span>{inLanguage(data.gift.item.note, language)}</span>
        </p>
      </div>
    )
  return (
    <section className={styles.shelf} aria-label={personalStatus.gate === 'available' ? t.choose : t.gifts}>
      <div ref={setShelf} />
      {!hasForm && (
        <PersonalPart personal={personal} level="tourist" skeleton={<GiftShapes />}>
          {({ items }) => <GiftCards items={items} />}
        </PersonalPart>
      )}
    </section>
  )
}
