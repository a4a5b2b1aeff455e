import type { JoinConsent } from '@foyer/api/activities'
import { createContext, type ReactNode, useContext } from 'react'
import type { NextAct } from '../moments/next-act.ts'
import type { Activity } from './activity.ts'
import type { PersonalStatus } from './gate/use-personal-status.ts'
import type { Join } from './join/use-join.ts'

/** An optional consent apart from the terms. It is never ticked in advance, and no benefit depends on it. */
export interface RequestedConsent {
  name: JoinConsent
  label: string
  why: string
}

/** What a page shows in the bottom panel: instead of the join action, and next to the line that confirms the join. */
export interface GateActions {
  /** the link of a visitor to the sign-in, where the page has a word of its own for joining */
  signIn?: string
  /** a `NextStep` of the page for a person without an account, where its words or its look depend on the page's data */
  nextStep?: ReactNode
  available?: ReactNode
  /** the main action before the activity opens, beside the reminder */
  upcoming?: ReactNode
  /** title and button of the sheet before a join, where the page has a word of its own for joining */
  sheet?: { readonly title: string; readonly action: string }
  joined?: ReactNode
  /** the action after joining uses stock too, so it requires a place while the activity has a waiting room */
  joinedWaits?: boolean
  /** a step after joining, whose panel does not confirm the join again */
  isLaterStep?: boolean
  /** title of the panel after joining, where the page has a word of its own for joining */
  joinedTitle?: string
  /** an `Outcome` that stands instead of `joinedTitle` while the page is open, where a join can turn out in several ways */
  outcome?: ReactNode
  /** says that nothing is left, where the stock of the page is not places */
  full?: string
  /** instead of the author's line above the headline, while the activity is open and the person has not joined */
  mark?: ReactNode
  /** the moment after joining, where the page has words of its own for it */
  moment?: { readonly title: string; readonly steps: readonly string[] }
  /** what a person does next after joining, where the page has its own next step */
  next?: NextAct
  /** null where the page begins with its results: only a participant has a panel after the end, with their reference */
  ended?: null
  /** consent to request before every join */
  consent?: RequestedConsent
}

/** The activity of a page, the person's status, and the join action. */
export interface Shown extends Activity {
  readonly personalStatus: PersonalStatus
  readonly join: Join
  /** business time in milliseconds when the newest answer arrived; a `Countdown` starts from it */
  readonly now: number
  readonly actions: GateActions
}

const Context = createContext<Shown | undefined>(undefined)
export const ShownProvider = Context.Provider

/** Returns the shown activity, for the parts of the frame and of the pages that fill it. */
export const useShown = (): Shown => {
  const shown = useContext(Context)
  if (!shown) throw new Error('outside an activity page')
  return shown
}
