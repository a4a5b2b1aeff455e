import type { BodyOf, DataOf } from '@foyer/api/endpoints/calls'
import type { KnownCall } from '../shared/admission.ts'
import type { StaffCall } from '../shared/call.ts'
import type { PlaceName } from '../shell/places.ts'

type WaitingPlace = Extract<
  PlaceName,
  'stops' | 'callBacks' | 'letters' | 'corrections' | 'campaigns' | 'rules' | 'jobs' | 'stock' | 'parcels'
>

/** What may wait for a person at a place. */
export interface Wait {
  readonly place: WaitingPlace
  /** the calls that settle it: it waits only for those who may make one of them */
  readonly acts: readonly KnownCall[]
  /** the call that lists it */
  readonly call: StaffCall
  readonly body: object
  /** how much of it waits for the person with the id `me` */
  readonly count: (data: unknown, me: string) => number
}

const wait = <C extends StaffCall>(
  place: WaitingPlace,
  acts: readonly KnownCall[],
  call: C,
  body: BodyOf<C>,
  count: (data: DataOf<C>, me: string) => number,
): Wait => ({ place, acts, call, body: body as object, count: (data, me) => count(data as DataOf<C>, me) })

/** Everything that may wait, the most urgent first. */
export const waits: readonly Wait[] = [
  wait('stops', ['POST /staff/stops/confirm'], 'POST /staff/stops', {} as never, ({ open }, me) => {
    const waitsForMe = ({ placed, confirmed, lift }: (typeof open)[number]) =>
      lift ? lift.by.id !== me : !confirmed && placed.by.id !== me
    return open.filter(waitsForMe).length
  }),
  wait(
    'callBacks',
    ['POST /staff/care/call-backs/close'],
    'POST /staff/care/call-backs',
    { open: true },
    ({ callBacks, asOf }) => callBacks.filter(({ from }) => from <= asOf).length,
  ),
  wait(
    'letters',
    ['POST /staff/care/requests/close'],
    'POST /staff/care/requests',
    { open: true },
    ({ requests }) => requests.length,
  ),
  wait(
    'corrections',
    ['POST /staff/care/corrections/decide'],
    'POST /staff/care/corrections',
    { open: true },
    ({ corrections }, me) => corrections.filter(({ proposedBy }) => proposedBy.id !== me).length,
  ),
  wait(
    'campaigns',
    ['POST /staff/campaigns/create', 'POST /staff/campaigns/approve'],
    'POST /staff/campaigns/list',
    { filter: { waiting: true } },
    ({ campaigns }) => campaigns.length,
  ),
  wait(
    'rules',
    ['POST /staff/rules/decide'],
    'POST /staff/rules',
    { search: '' },
    ({ activities }) => activities.filter(({ isProposed }) => isProposed).length,
  ),
  wait('jobs', ['POST /staff/jobs/run-again'], 'POST /staff/jobs', {} as never, ({ queues }) =>
    queues.reduce((sum, { failed }) => sum + failed, 0),
  ),
  wait(
    'stock',
    ['POST /staff/vouchers/import'],
    'POST /staff/stock',
    {},
    ({ rows }) => rows.filter(({ kind, remaining }) => remaining === 0 || (kind === 'codes' && !remaining)).length,
  ),
  wait(
    'parcels',
    ['POST /staff/parcels/step'],
    'POST /staff/parcels',
    { status: 'preparing' },
    ({ parcels }) => parcels.filter(({ deliverTo, isElsewhere }) => deliverTo && !isElsewhere).length,
  ),
]
