import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { Art } from '../../../shared/art/art.tsx'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

/** The person registered another account: one sentence, and the way to it. */
export const OtherAccount = () => {
  const t = useText(text)
  return (
    <section className={`${blocksStyles.card} ${styles.cashbackEmpty}`} aria-label={t.progress}>
      <Art scene="states/not-eligible" />
      <strong>{t.otherAccount}</strong>
      <p>{t.otherAccountWhy}</p>
      <a
        className="button button-plain"
        href={`#/selectLogin?way=account&back=${encodeURIComponent('/tradeCashback')}`}
      >
        {t.switchAccount}
      </a>
    </section>
  )
}
