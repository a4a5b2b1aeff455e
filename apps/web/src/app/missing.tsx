import { isRoute } from '../platform/navigation.ts'
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
      <main className={`page ${styles.deadEnd} ${styles.isMissing}`}>
        <h1 tabIndex={-1}>{t.missing}</h1>
        <div className={styles.missingArt}>
          <Art scene="states/nothing-found" />
        </div>
        <p className="lead">{t.missingLead}</p>
        <a className="button" href="#/">
          {t.home}
        </a>
        <p className={styles.missingLinks}>
          {(
            [
              ['/markets', t.markets],
              ['/myRewards', t.rewards],
              ['/about', t.help],
            ] as const
          ).map(
            ([path, name]) =>
              isRoute(path) && (
                <a key={path} className="button button-quiet" href={`#${path}`}>
                  {name}
                </a>
              ),
          )}
        </p>
      </main>
    </>
  )
}
