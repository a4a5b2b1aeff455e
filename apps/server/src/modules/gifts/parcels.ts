import type { GiftStatus } from '@foyer/api/gifts'
import type { Parcel, parcelsPage, parcelsRequest } from '@foyer/api/staff/parcels'
import type { Texts } from '@foyer/api/texts'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { ms } from '../../database/milliseconds.ts'
import { rewardRows } from '../../engine/relations.ts'
import { activityRows } from '../activities/public.ts'
import { areaNames } from '../addresses/public.ts'
import { maskAddress, openAddress } from './address.ts'
import { overStates } from './shipping/orders.ts'

const pageSize = 50

interface Row {
  readonly id: string
  readonly reference: string
  readonly activity: number
  readonly title: Texts
  readonly item: Texts
  readonly status: GiftStatus
  readonly grantedAt: number
  readonly sealed: Buffer | null
  readonly cameBack: boolean | null
  readonly isOrdered: boolean
  readonly carrier: string | null
  readonly trackingNo: string | null
}

/** A page of gifts with one status, the oldest first, or the gift with a reference. */
export const listParcels = async (
  { db, secrets, connectors }: Pick<Context, 'db' | 'secrets' | 'connectors'>,
  { status, reference, after }: z.output<typeof parcelsRequest>,
): Promise<z.input<typeof parcelsPage>> => {
  const rows = await db<Row[]>`
    select reward.id, reference, activity, activity.title, facts -> 'name' as item, status,
      ${ms(db, 'issued_at')} as "grantedAt", address_sealed as sealed, came_back as "cameBack", carrier,
      tracking_no as "trackingNo",
      exists (
        select from shipping_orders orders
        where orders.reward_id = reward.id and not state = any (${overStates})) as "isOrdered"
    from ${rewardRows(db)} reward
    join ${activityRows(db)} activity on number = activity
    left join gift_shipments on gift_shipments.reward_id = reward.id
    where type = 'physical_gift'
      and ${reference === undefined ? db`status = ${status}` : db`reference = ${reference}`}
      ${after === undefined ? db`` : db`and (issued_at, reward.id) > (${new Date(after.at)}, ${after.id}::uuid)`}
    order by issued_at, reward.id limit ${pageSize + 1}`
  const parcels = rows.slice(0, pageSize).map(({ sealed, cameBack, isOrdered, ...row }): Parcel => {
    const deliverTo = sealed && maskAddress(openAddress(secrets, sealed))
    return {
      ...row,
      deliverTo,
      area: deliverTo && areaNames(deliverTo.area),
      needsAddress: row.status === 'claimable' || (row.status === 'returned' && cameBack !== false),
      isElsewhere: isOrdered || (row.status === 'preparing' && !connectors.backOffice.isLocal),
    }
  })
  const last = rows.length > pageSize ? parcels.at(-1) : undefined
  return { parcels, after: last ? { at: last.grantedAt, id: last.id } : null }
}
