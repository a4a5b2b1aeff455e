import type { ActivityPhase, ActivitySummary } from '@foyer/api/activities'
import { inEachLanguage } from '@foyer/api/each-language'
import { daysLeft } from '../../shared/activity/list/ending.ts'
import { type Kind, kindOf, kinds } from '../../shared/activity/list/kind.ts'

/** What the hall can be narrowed to: a kind, or a reason to look at an activity now. */
export const groups = ['all', 'you', 'soon', ...kinds] as const
export type Group = 'all' | 'you' | 'soon' | Kind
export const phases: readonly ActivityPhase[] = ['open', 'upcoming', 'ended']
export const phaseFilters = ['all', ...phases] as const
export type PhaseFilter = (typeof phaseFilters)[number]

/** A choice of activities, as the address of the hall stores it. */
export interface Filters {
  readonly group: Group
  readonly phase: PhaseFilter
  readonly search: string
}

export const noFilters: Filters = { group: 'all', phase: 'all', search: '' }

/** The filters in the query of the address. An unknown value counts as no filter. */
export const filtersOf = (query: URLSearchParams): Filters => ({
  group: groups.find((group) => group === query.get('kind')) ?? 'all',
  phase: phaseFilters.find((phase) => phase === query.get('phase')) ?? 'all',
  search: query.get('q') ?? '',
})

/** The path of the hall with these filters. @param query of its address, whose other values stay */
export const pathOf = ({ group, phase, search }: Filters, query = new URLSearchParams()): string => {
  const next = new URLSearchParams(query)
  const values = { kind: group === 'all' ? '' : group, phase: phase === 'all' ? '' : phase, q: search.trim() }
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  // `URLSearchParams.size` is newer than the browsers we build for
  return `${next}` ? `/?${next}` : '/'
}

/** Compares texts regardless of case, width and marks. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Returns whether an activity has every word of a search in its title or lead, in any language: a reader of one script
 * may type in the other.
 */
const matches = ({ title, lead }: ActivitySummary, search: string): boolean => {
  const texts = folded([title, lead].flatMap(inEachLanguage).join('\n'))
  return folded(search)
    .split(/\s+/)
    .every((word) => texts.includes(word))
}

/**
 * Returns the activities that the filters leave, in their order.
 *
 * @param eligible numbers of the activities that the person may join; undefined while it is unknown
 * @param at milliseconds of the business clock
 */
export const filtered = (
  activities: readonly ActivitySummary[],
  { group, phase, search }: Filters,
  eligible: readonly number[] | undefined,
  at: number,
): ActivitySummary[] =>
  activities.filter((activity) => {
    if (phase !== 'all' && activity.phase !== phase) return false
    if (!matches(activity, search)) return false
    if (group === 'you') return eligible?.includes(activity.number) ?? false
    if (group === 'soon') return daysLeft(activity, at) !== undefined
    return group === 'all' || kindOf(activity.route) === group
  })
