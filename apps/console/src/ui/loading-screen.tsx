import { useText } from '../text/language.ts'
import { text } from '../text/text.ts'

/** Stands in for a screen whose code is on its way. */
export const LoadingScreen = () => {
  const t = useText(text)
  return (
    <div className="opening" role="status">
      <span className="spinner" aria-hidden="true" />
      {t.loading}
    </div>
  )
}
