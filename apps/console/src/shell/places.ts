import type { StaffRole } from '@foyer/api/staff/roles'
import { ChartColumn, ChartNoAxesColumn, Gift, Home, KeyRound, type LucideIcon, ScrollText, Users } from 'lucide-react'
import { admits, type KnownCall } from '../shared/admission.ts'

/** A place of the console, or an app beside it. */
interface Place {
  readonly name: 'home' | 'rules' | 'results' | 'people' | 'machines' | 'trail' | 'insights'
  readonly path: string
  readonly icon: LucideIcon
  readonly group: 'start' | 'work' | 'access' | 'records' | 'elsewhere'
  /** the call without which the place shows nothing; absent if it needs none */
  readonly call?: KnownCall
  /** the place is another app at this address */
  readonly isApp?: true
}

const all: readonly Place[] = [
  { name: 'home', path: '/', icon: Home, group: 'start' },
  { name: 'rules', path: '/rules', icon: Gift, group: 'work', call: 'POST /staff/rules' },
  { name: 'results', path: '/results', icon: ChartNoAxesColumn, group: 'work', call: 'POST /staff/results' },
  { name: 'people', path: '/people', icon: Users, group: 'access', call: 'POST /staff/people' },
  { name: 'machines', path: '/machines', icon: KeyRound, group: 'access', call: 'POST /staff/machines' },
  { name: 'trail', path: '/trail', icon: ScrollText, group: 'records', call: 'POST /staff/trail' },
  {
    name: 'insights',
    path: '/insights/',
    icon: ChartColumn,
    group: 'elsewhere',
    call: 'POST /operators/tracking/figures',
    isApp: true,
  },
]
export const groups = ['start', 'work', 'access', 'records', 'elsewhere'] as const

/** The places that one of the roles may see. */
export const placesOf = (roles: readonly StaffRole[]): readonly Place[] =>
  all.filter(({ call }) => call === undefined || admits(call, roles))
