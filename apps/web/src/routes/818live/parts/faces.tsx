import type { Presenter } from '@foyer/api/films'
import { inLanguage } from '@foyer/api/languages'
import { showPart } from '../../../shared/activity/show-part.ts'
import { listOf } from '../../../shared/format/list.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'
import { presentersId } from './presenters.tsx'

/** The presenters by their initials; it leads to their roles and licence numbers. */
export const Faces = ({ presenters }: { presenters: readonly Presenter[] }) => {
  const t = useText(text)
  const language = useLanguage()
  return (
    <button type="button" className={styles.liveFaces} onClick={() => showPart(presentersId)}>
      <span className={styles.liveFaceRow} aria-hidden="true">
        {presenters.map(({ id, name }) => (
          <span key={id} className={styles.liveFace}>
            {[...inLanguage(name, language)][0]}
          </span>
        ))}
      </span>
      <span className={styles.liveFaceNames}>
        <small>{t.presenters}</small>
        {listOf(
          language,
          presenters.map(({ name }) => inLanguage(name, language)),
        )}
      </span>
    </button>
  )
}
