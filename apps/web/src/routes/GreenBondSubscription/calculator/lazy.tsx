import type { Offering } from '@foyer/api/offerings'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import * as styles from '../page.module.css'

const shape = <div className={styles.calculationShape} />
const Part = lazyPart(() => import('./calculator.tsx').then((module) => module.Calculator), shape)

/** Interest and chances. Their code loads after the content above has settled. */
export const Calculator = ({ offering }: { offering: Offering }) => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  if (!offering.bond) return null
  return isWanted ? <Part offering={offering} bond={offering.bond} /> : shape
}
