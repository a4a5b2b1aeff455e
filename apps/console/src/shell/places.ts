import type { StaffRole } from '@foyer/api/staff/roles'
import {
  Activity,
  CalendarX2,
  ChartColumn,
  Home,
  KeyRound,
  ListChecks,
  type LucideIcon,
  OctagonX,
  ScrollText,
  Users,
} from 'lucide-react'
import { admits, type KnownCall } from '../shared/admission.ts'

/** A place of the console, or an app beside it. */
interface Place {
  readonly name: 'home' | 'stops' | 'closures' | 'jobs' | 'systems' | 'people' | 'machines' | 'trail' | 'insights'
  readonly path: string
  readonly icon: LucideIcon
  readonly group: 'start' | 'operations' | 'access' | 'records' | 'elsewhere'
  /** the call without which the place shows nothing; absent if it needs none */
  readonly call?: KnownCall
  /** the place is another app at this address */
  readonly isApp?: true
}

const all: readonly Place[] = [
  { name: 'home', path: '/', icon: Home, group: 'start' },
  { name: 'stops', path: '/stops', icon: OctagonX, group: 'operations', call: 'POST /staff/stops/activities' },
  { name: 'closures', path: '/closures', icon: CalendarX2, group: 'operations', call: 'POST /staff/closures' },
  { name: 'jobs', path: '/jobs', icon: ListChecks, group: 'operations', call: 'POST /staff/jobs' },
  { name: 'systems', path: '/systems', icon: Activity, group: 'operations', call: 'POST /staff/systems' },
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
export const groups = ['start', 'operations', 'access', 'records', 'elsewhere'] as const

/** The places that one of the roles may see. */
export const placesOf = (roles: readonly StaffRole[]): readonly Place[] =>
  all.filter(({ call }) => call === undefined || admits(call, roles))
