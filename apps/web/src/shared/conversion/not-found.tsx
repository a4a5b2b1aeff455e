import { Art } from '../art/art.tsx'
import { useText } from '../text/use-text.ts'
import * as styles from './not-found.module.css'
import { offersPage } from './paths.ts'
import { text } from './text.ts'

/** Shown when the id in the address does not exist or belongs to another person, so that a retry cannot help. */
export const NotFound = ({ title, why }: { title: string; why: string }) => (
  <div className={styles.notFound}>
    <div className={styles.notFoundState} role="alert">
      <Art scene="states/nothing-found" />
      <strong>{title}</strong>
      <p>{why}</p>
    </div>
    <a className="button button-plain" href={`#${offersPage}`}>
      {useText(text).offers}
    </a>
  </div>
)
