import type { Texts } from '@foyer/api/texts'
import type { Eligibility } from '../../../engine/eligibility.ts'

/** An activity as operators declare it. Times are milliseconds of the business clock, on whole minutes. */
export interface ActivityFacts {
  readonly number: number
  readonly code: string
  readonly route: string
  readonly title: Texts
  readonly lead: Texts
  readonly opensAt: number
  readonly closesAt: number
  readonly joinLevel: 'register' | 'login' | null
  readonly mainland: 'notice' | 'page'
  readonly followsCalendar: boolean
  readonly eligibility: Eligibility
}
