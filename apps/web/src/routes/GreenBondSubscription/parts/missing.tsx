import { failureOf } from '../../../platform/session.ts'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import type { OffersCall } from '../../../shared/offerings/api.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** Whether the requested series does not exist. Other failures may succeed on another try. */
export const isMissing = (error: unknown): boolean =>
  error != null && failureOf<OffersCall>(error).reason === 'not_found'

/** The message that no series has this code, with a link to the current one. */
export const Missing = () => {
  const t = useText(text)
  return (
    <section className={`${blocksStyles.card} ${styles.bondNone}`}>
      <strong>{t.missing}</strong>
      <p>{t.missingWhy}</p>
      <a className="button button-plain" href="#/GreenBondSubscription">
        {t.current}
      </a>
    </section>
  )
}
