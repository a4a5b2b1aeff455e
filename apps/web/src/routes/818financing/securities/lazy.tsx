import { useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/when-idle.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'

const shape = <div className="securities-shape" />
const Part = lazyPart(() => import('./securities.tsx').then((module) => module.Securities), shape)

/** The end of the page; its code and its first page of the list come once what is above has come to rest. */
export const Securities = () => {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return isWanted ? <Part /> : shape
}
