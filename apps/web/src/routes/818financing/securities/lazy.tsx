import { useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as styles from '../page.module.css'

const shape = <div className={styles.securitiesShape} />
const Part = lazyPart(() => import('./securities.tsx').then((module) => module.Securities), shape)

/**
 * The list of securities at the end of the page. Its code and its first page load after the content above has settled.
 */
export const Securities = () => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return isWanted ? <Part /> : shape
}
