import type { StaffRole } from '@foyer/api/staff/roles'
import {
  Boxes,
  ChartColumn,
  FileSpreadsheet,
  Home,
  KeyRound,
  Landmark,
  type LucideIcon,
  Package,
  Radio,
  ScrollText,
  Store,
  Users,
} from 'lucide-react'
import { admits, type KnownCall } from '../shared/admission.ts'

/** A place of the console, or an app beside it. */
interface Place {
  readonly name:
    | 'home'
    | 'people'
    | 'machines'
    | 'stock'
    | 'merchants'
    | 'parcels'
    | 'trades'
    | 'offerings'
    | 'broadcast'
    | 'trail'
    | 'insights'
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
  { name: 'stock', path: '/stock', icon: Boxes, group: 'operations', call: 'POST /staff/stock' },
  { name: 'merchants', path: '/merchants', icon: Store, group: 'operations', call: 'POST /staff/merchants' },
  { name: 'parcels', path: '/parcels', icon: Package, group: 'operations', call: 'POST /staff/parcels' },
  { name: 'trades', path: '/trades', icon: FileSpreadsheet, group: 'operations', call: 'POST /staff/cashback/months' },
  { name: 'offerings', path: '/offerings', icon: Landmark, group: 'operations', call: 'POST /staff/offerings' },
  { name: 'broadcast', path: '/broadcast', icon: Radio, group: 'operations', call: 'POST /staff/live' },
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
