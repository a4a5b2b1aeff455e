import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text as shared } from '../text.ts'
import { text } from './text.ts'

/** A link to the list, also for a visitor who came by a link to one offering. */
export const AllOfferingsLink = () => (
  <a className="button button-plain" href="#/zeroNewSharesActivity">
    {useText(shared).all}
  </a>
)

/** The message that no offering has this code. */
export const Missing = () => {
  const t = useText(text)
  return (
    <div className={`${blocksStyles.card} ${styles.offersNone}`}>
      <strong>{t.missing}</strong>
      <p>{t.missingWhy}</p>
      <AllOfferingsLink />
    </div>
  )
}
