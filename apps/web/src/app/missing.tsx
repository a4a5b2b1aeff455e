import { isRoute } from '../platform/navigation.ts'
import { Art } from '../shared/art/art.tsx'
import { helpIcon } from '../shared/help/icon.ts'
import { tabIcons } from '../shared/tab-bar/icons.ts'
import { table } from '../shared/text/table.ts'
import { useText } from '../shared/text/use-text.ts'
import { TopBar } from '../shared/top-bar/top-bar.tsx'
import { Icon } from '../shared/ui/icon.tsx'
import { forwardIcon } from '../shared/ui/later-icons.ts'
import * as styles from './dead-ends.module.css'

const text = table('app/missing')

const { markets, rewards } = tabIcons
const marketsIcon = `${markets.shape}${markets.outside}`
const rewardsIcon = `${rewards.shape}${rewards.inside}${rewards.outside}`

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
        <ul role="list" className={styles.missingLinks}>
          {(
            [
              ['/markets', t.markets, marketsIcon],
              ['/myRewards', t.rewards, rewardsIcon],
              ['/about', t.help, helpIcon],
            ] as const
          ).map(
            ([path, name, icon]) =>
              isRoute(path) && (
                <li key={path}>
                  <a href={`#${path}`}>
                    <Icon path={icon} size={22} />
                    <span>{name}</span>
                    <Icon path={forwardIcon} mirrors size={18} />
                  </a>
                </li>
              ),
          )}
        </ul>
      </main>
    </>
  )
}
