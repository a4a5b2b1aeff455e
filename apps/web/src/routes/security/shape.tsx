import { useText } from '../../shared/text/use-text.ts'
import { Loading } from '../../shared/ui/skeleton/skeleton.tsx'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './page.module.css'
import { text } from './text.ts'

/** The parts below the price before they are loaded, in their size. */
export const BodyShape = () => (
  <Loading>
    <div className={`${skeletonStyles.skeleton} ${styles.chartShape}`} />
    <div className={`${skeletonStyles.skeleton} ${styles.partShape}`} />
  </Loading>
)

/** The page before its security is known. */
export const Shape = () => {
  const t = useText(text)
  return (
    <>
      <h1 tabIndex={-1}>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <div className={`${skeletonStyles.skeleton} ${styles.priceShape}`} aria-hidden="true" />
      <BodyShape />
    </>
  )
}
