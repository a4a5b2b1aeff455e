import type { MyDraw } from '@foyer/contract/draws'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { newVisitorSeed } from './visitor-seed.ts'

/** What the parts of the page share: the seed of the next draw, and what the last one came to. */
interface Desk {
  readonly seed: string
  setSeed(seed: string): void
  /** shown until it is put away */
  readonly result: MyDraw | undefined
  show(result: MyDraw | undefined): void
}

const Context = createContext<Desk | undefined>(undefined)

export const DeskProvider = ({ children }: { children: ReactNode }) => {
  const [seed, setSeed] = useState(newVisitorSeed)
  const [result, show] = useState<MyDraw>()
  const desk = useMemo(() => ({ seed, setSeed, result, show }), [seed, result])
  return <Context value={desk}>{children}</Context>
}

export const useDesk = (): Desk => {
  const desk = useContext(Context)
  if (!desk) throw new Error('outside a draw page')
  return desk
}
