import type { Direction } from '@foyer/api/cross-border'
import { pathTo } from '../../../platform/path-to.ts'
import { Published } from '../../../shared/cross-border/published.tsx'
import { usePublic } from '../../../shared/cross-border/use-public.ts'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import * as styles from '../page.module.css'
import { Quota } from './quota.tsx'

const path = pathTo('GET /wealth-connect')

/** The quota of the chosen direction, over the lower edge of the headline panel. It shows too why nothing is loaded. */
export const QuotaCard = ({ chosen }: { chosen: Direction }) => (
  <div className={styles.wealthQuotaCard}>
    <Published
      path={path}
      query={usePublic(path)}
      skeleton={<div className={`${skeletonStyles.skeleton} ${styles.wealthQuotaShape}`} />}
    >
      {({ directions }) => {
        const shown = directions.find(({ direction }) => direction === chosen)
        // the activity is withheld at the visitor's place
        return shown ? <Quota shown={shown} /> : null
      }}
    </Published>
  </div>
)
