import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** No such voucher, or somebody else's: the two look the same. */
export const Missing = () => {
  const t = useText(text)
  return (
    <section className="present-missing" role="status">
      <h2>{t.missing}</h2>
      <p>{t.missingWhy}</p>
      <a className="button button-plain" href="#/myRewards">
        {t.rewards}
      </a>
    </section>
  )
}
