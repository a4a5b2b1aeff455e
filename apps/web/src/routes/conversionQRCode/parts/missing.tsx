import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'
import { Over } from './over.tsx'

/** No such voucher, or somebody else's: the two look the same. */
export const Missing = () => {
  const t = useText(text)
  return (
    <>
      <article className="voucher-pass present-missing">
        <Over state="missing" />
      </article>
      <a className="button button-plain" href="#/myRewards">
        {t.rewards}
      </a>
    </>
  )
}
