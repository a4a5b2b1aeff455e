import { failureOf } from '../../../platform/session.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from '../text.ts'

/** Whether the requested series does not exist. Other failures may succeed on another try. */
export const isMissing = (error: unknown): boolean => error != null && failureOf(error).reason === 'not_found'

/** The message that no series has this code, with a link to the current one. */
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
