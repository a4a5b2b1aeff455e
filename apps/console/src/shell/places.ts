import type { StaffRole } from '@foyer/api/staff/roles'
import {
  Activity,
  Boxes,
  CalendarX2,
  ChartColumn,
  ChartNoAxesColumn,
  FileSpreadsheet,
  Gift,
  Headset,
  Home,
  KeyRound,
  Landmark,
  ListChecks,
  type LucideIcon,
  MailOpen,
  Megaphone,
  OctagonX,
  Package,
  PhoneCall,
  Radio,
  Scale,
  ScrollText,
  Store,
  Users,
} from 'lucide-react'
import { admits, type KnownCall } from '../shared/admission.ts'

export const groups = ['start', 'campaigns', 'operations', 'care', 'access', 'records', 'elsewhere'] as const

/** A place of the console, or an app beside it. */
interface Place {
  readonly name: string
  readonly path: string
  readonly icon: LucideIcon
  readonly group: (typeof groups)[number]
  /** the call without which the place shows nothing; absent if it needs none */
  readonly call?: KnownCall
  /** the place has screens of its own below its path */
  readonly isParent?: true
  /** the place is another app at this address */
  readonly isApp?: true
}

const all = [
  { name: 'home', path: '/', icon: Home, group: 'start' },
  {
    name: 'campaigns',
    path: '/campaigns',
    icon: Megaphone,
    group: 'campaigns',
    call: 'POST /staff/campaigns/list',
    isParent: true,
  },
  { name: 'rules', path: '/rules', icon: Gift, group: 'campaigns', call: 'POST /staff/rules' },
  { name: 'results', path: '/results', icon: ChartNoAxesColumn, group: 'campaigns', call: 'POST /staff/results' },
  { name: 'stops', path: '/stops', icon: OctagonX, group: 'operations', call: 'POST /staff/stops/activities' },
  { name: 'closures', path: '/closures', icon: CalendarX2, group: 'operations', call: 'POST /staff/closures' },
  { name: 'stock', path: '/stock', icon: Boxes, group: 'operations', call: 'POST /staff/stock' },
  { name: 'merchants', path: '/merchants', icon: Store, group: 'operations', call: 'POST /staff/merchants' },
  { name: 'parcels', path: '/parcels', icon: Package, group: 'operations', call: 'POST /staff/parcels' },
  { name: 'trades', path: '/trades', icon: FileSpreadsheet, group: 'operations', call: 'POST /staff/cashback/months' },
  { name: 'offerings', path: '/offerings', icon: Landmark, group: 'operations', call: 'POST /staff/offerings' },
  { name: 'broadcast', path: '/broadcast', icon: Radio, group: 'operations', call: 'POST /staff/live', isParent: true },
  { name: 'jobs', path: '/jobs', icon: ListChecks, group: 'operations', call: 'POST /staff/jobs' },
  { name: 'systems', path: '/systems', icon: Activity, group: 'operations', call: 'POST /staff/systems' },
  { name: 'clients', path: '/clients', icon: Headset, group: 'care', call: 'POST /staff/care/find', isParent: true },
  { name: 'callBacks', path: '/call-backs', icon: PhoneCall, group: 'care', call: 'POST /staff/care/call-backs' },
  { name: 'corrections', path: '/corrections', icon: Scale, group: 'care', call: 'POST /staff/care/corrections' },
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
] as const satisfies readonly Place[]
export type PlaceName = (typeof all)[number]['name']

/** The places that one of the roles may see. */
export const placesOf = (roles: readonly StaffRole[]): readonly (Place & { readonly name: PlaceName })[] =>
  all.filter((place) => !('call' in place) || admits(place.call, roles))
