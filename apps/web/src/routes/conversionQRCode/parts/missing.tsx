import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { FinalState } from './final-state.tsx'

/** The voucher does not exist or belongs to another person. The page does not distinguish the two. */
export const Missing = () => {
  const t = useText(text)
  return (
    <>
      <article className={styles.voucherPass} data-missing="">
        <FinalState state="missing" />
      </article>
      <a className="button button-plain" href="#/myRewards">
        {t.rewards}
      </a>
    </>
  )
}
