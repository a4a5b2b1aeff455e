import type { ActivityDetail } from '@foyer/api/activities'
import { later } from '../../ui/later.tsx'
import * as styles from './place.module.css'

const Related = later(() => import('./related.tsx').then((part) => part.Related))

/**
 * The place of the related activities at the end of a page. Their code and the list load when the page is idle, in a
 * reserved height. A draft and a page that is withheld have none.
 */
export const RelatedPlace = ({ detail }: { detail: ActivityDetail }) =>
  detail.preview || detail.withheld ? null : (
    <div className={styles.place}>
      <Related detail={detail} />
    </div>
  )
