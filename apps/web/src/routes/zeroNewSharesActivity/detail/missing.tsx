import { useText } from '../../../shared/text/use-text.ts'
import { text as shared } from '../text.ts'
import { text } from './text.ts'

/** The way to the list, for who came by a link too. */
export const ToAll = () => (
  <a className="button button-plain" href="#/zeroNewSharesActivity">
    {useText(shared).all}
  </a>
)

/** No offering has this code. */
export const Missing = () => {
  const t = useText(text)
  return (
    <div className="card offers-none">
      <strong>{t.missing}</strong>
      <p>{t.missingWhy}</p>
      <ToAll />
    </div>
  )
}
