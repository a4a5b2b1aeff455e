import { Art } from '../shared/art/art.tsx'
import { table } from '../shared/text/table.ts'
import { useText } from '../shared/text/use-text.ts'
import { TopBar } from '../shared/top-bar/top-bar.tsx'
import * as styles from './dead-ends.module.css'

const text = table('app/missing')

/** R4: shown for an address that matches no route. The bar has the back button. */
export const Missing = () => {
  const t = useText(text)
  return (
    <>
      <TopBar isShared={false} />
      <main className={`page ${styles.deadEnd}`}>
        <div className={styles.deadEndArt}>
          <Art scene="states/nothing-found" />
        </div>
        <h1 tabIndex={-1}>{t.missing}</h1>
        <p className="lead">{t.missingLead}</p>
        <a className="button" href="#/">
          {t.home}
        </a>
      </main>
    </>
  )
}
