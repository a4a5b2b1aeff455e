import type { JoinConsent } from '@foyer/contract/activities'
import { createContext, type ReactNode, useContext } from 'react'
import type { Activity } from './activity.ts'
import type { Standing } from './gate/use-standing.ts'
import type { Join } from './join/use-join.ts'

/** What a page asks for beside the terms: never ticked for anybody, and nothing hangs on it. */
export interface ConsentAsked {
  name: JoinConsent
  label: string
  why: string
}

/** What a page puts into the panel at its foot: in the place of joining, and beside the line that says so. */
export interface GateActions {
  available?: ReactNode
  joined?: ReactNode
  /** how the panel says that one takes part, where joining has a word of its own */
  joinedTitle?: string
  /** asked before joining, each time */
  consent?: ConsentAsked
}

/** The activity of a page, where the caller stands with it, and the act of joining. */
export interface Shown extends Activity {
  readonly standing: Standing
  readonly join: Join
  /** business clock when the newest answer came, milliseconds: what a `Countdown` starts from */
  readonly now: number
  readonly actions: GateActions
}

const Context = createContext<Shown | undefined>(undefined)
export const ShownProvider = Context.Provider

/** For the parts of the frame, and those of pages that fill it. */
export const useShown = (): Shown => {
  const shown = useContext(Context)
  if (!shown) throw new Error('outside an activity page')
  return shown
}
