import type { Offering } from '@foyer/contract/offerings'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

const shape = <div className="counting-shape" />
const Part = lazyPart(() => import('./counting.tsx').then((module) => module.Counting), shape)

/** Interest and chances; their code comes once what is above has come to rest. */
export const Counting = ({ offering }: { offering: Offering }) => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  if (!offering.bond) return null
  return isWanted ? <Part offering={offering} bond={offering.bond} /> : shape
}
