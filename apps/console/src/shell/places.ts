import type { StaffRole } from '@foyer/api/staff/roles'
import { ChartColumn, Headset, Home, KeyRound, type LucideIcon, MailOpen, Scale, ScrollText, Users } from 'lucide-react'
import { admits, type KnownCall } from '../shared/admission.ts'

/** A place of the console, or an app beside it. */
interface Place {
  readonly name: 'home' | 'clients' | 'corrections' | 'letters' | 'people' | 'machines' | 'trail' | 'insights'
  readonly path: string
  readonly icon: LucideIcon
  readonly group: 'start' | 'care' | 'access' | 'records' | 'elsewhere'
  /** the call without which the place shows nothing; absent if it needs none */
  readonly call?: KnownCall
  /** the place has screens of its own below its path */
  readonly isParent?: true
  /** the place is another app at this address */
  readonly isApp?: true
}

const all: readonly Place[] = [
  { name: 'home', path: '/', icon: Home, group: 'start' },
  { name: 'clients', path: '/clients', icon: Headset, group: 'care', call: 'POST /staff/care/find', isParent: true },
  {
    name: 'corrections',
    path: '/corrections',
    icon: Scale,
    group: 'care',
    call: 'POST /staff/care/corrections',
  },
  { name: 'letters', path: '/letters', icon: MailOpen, group: 'care', call: 'POST /staff/care/requests' },
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
export const groups = ['start', 'care', 'access', 'records', 'elsewhere'] as const

/** The places that one of the roles may see. */
export const placesOf = (roles: readonly StaffRole[]): readonly Place[] =>
  all.filter(({ call }) => call === undefined || admits(call, roles))
