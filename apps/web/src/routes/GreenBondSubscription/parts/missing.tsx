import { failureOf } from '../../../platform/session.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** Whether no series has the code that was asked for; anything else that failed may come at the next try. */
export const isMissing = (error: unknown): boolean => error != null && failureOf(error).reason === 'not_found'

/** No series has this code: the way to the one there is. */
export const Missing = () => {
  const t = useText(text)
  return (
    <section className="card bond-none">
      <strong>{t.missing}</strong>
      <p>{t.missingWhy}</p>
      <a className="button button-plain" href="#/GreenBondSubscription">
        {t.current}
      </a>
    </section>
  )
}
