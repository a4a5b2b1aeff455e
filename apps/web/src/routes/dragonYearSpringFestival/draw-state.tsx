import type { MyDraw } from '@foyer/api/draws'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { newVisitorSeed } from './visitor-seed.ts'

/** The state that the parts of the page share: the visitor's seed of the next draw, and the result of the last draw. */
interface DrawState {
  readonly seed: string
  setSeed(seed: string): void
  /** whether a draw was sent and its answer is awaited */
  readonly isDrawing: boolean
  setDrawing(isDrawing: boolean): void
  /** shown until the person closes it */
  readonly result: MyDraw | undefined
  show(result: MyDraw | undefined): void
}

const Context = createContext<DrawState | undefined>(undefined)

export const DrawStateProvider = ({ children }: { children: ReactNode }) => {
  const [seed, setSeed] = useState(newVisitorSeed)
  const [isDrawing, setDrawing] = useState(false)
  const [result, show] = useState<MyDraw>()
  const state = useMemo(() => ({ seed, setSeed, isDrawing, setDrawing, result, show }), [seed, isDrawing, result])
  return <Context value={state}>{children}</Context>
}

export const useDrawState = (): DrawState => {
  const state = useContext(Context)
  if (!state) throw new Error('useDrawState needs a DrawStateProvider')
  return state
}
