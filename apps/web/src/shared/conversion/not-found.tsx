import { useText } from '../text/use-text.ts'
import { Notice } from '../ui/notice.tsx'
import * as styles from './not-found.module.css'
import { offersPage } from './paths.ts'
import { text } from './text.ts'

/** Shown when the id in the address does not exist or belongs to another person, so that a retry cannot help. */
export const NotFound = ({ title, why }: { title: string; why: string }) => (
  <div className={styles.notFound}>
    <Notice tone="warn" live>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{why}</p>
    </Notice>
    <a className="button button-plain" href={`#${offersPage}`}>
      {useText(text).offers}
    </a>
  </div>
)
