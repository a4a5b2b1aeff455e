import type { Parcel } from '@foyer/api/staff/parcels'

/** The acts on a gift, with the calls that perform them. */
export const parcelActs = {
  address: 'POST /staff/parcels/address',
  pack: 'POST /staff/parcels/step',
  ship: 'POST /staff/parcels/step',
  deliver: 'POST /staff/parcels/step',
  return: 'POST /staff/parcels/step',
  revoke: 'POST /staff/parcels/step',
} as const
export type ParcelAct = keyof typeof parcelActs
export const isParcelAct = (name: string | null): name is ParcelAct => name !== null && name in parcelActs

/** What staff can do with a gift now. */
export const stepsOf = ({ status, deliverTo, needsAddress, isElsewhere }: Parcel): readonly ParcelAct[] => {
  const address: readonly ParcelAct[] = deliverTo ? ['address'] : []
  if (isElsewhere) return status === 'preparing' ? [...address, 'revoke'] : address
  if (status === 'preparing') return [...(deliverTo ? (['pack'] as const) : []), ...address, 'revoke']
  if (status === 'packed') return ['ship', ...address]
  if (status === 'shipped') return ['deliver', 'return', ...address]
  if (status === 'returned') return [...(needsAddress ? [] : (['ship'] as const)), ...address, 'revoke']
  return address
}
