import { PictureState } from '../../shared/art/picture-state.tsx'
import { useText } from '../../shared/text/use-text.ts'
import { text } from './text.ts'

/** Shown for a code that no security has. */
export const Unknown = () => {
  const t = useText(text)
  return (
    <>
      <h1 tabIndex={-1}>{t.unknown}</h1>
      <PictureState scene="nothing-found">
        <p>{t.unknownWhy}</p>
        <a className="button" href="#/markets">
          {t.toMarkets}
        </a>
      </PictureState>
    </>
  )
}
