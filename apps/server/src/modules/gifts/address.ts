import { type DeliveryAddress, deliveryAddress } from '@foyer/contract/addresses'
import type { MaskedAddress } from '@foyer/contract/gifts'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'

/** Tells one address from another where nobody may read it: in the hash of a request that is kept. */
export const fingerprint = ({ pepper }: Secrets, address: DeliveryAddress): string =>
  keyedHash(pepper, 'delivery address', JSON.stringify(address)).toString('base64url')

/** Keeps where a gift goes, in the place of what was kept before. */
export const keepAddress = async (
  tx: ISql,
  { dataKey }: Secrets,
  rewardId: string,
  address: DeliveryAddress,
): Promise<void> => {
  const sealed = seal(dataKey, JSON.stringify(address))
  await tx`
    insert into gift_shipments (reward_id, address_sealed) values (${rewardId}, ${sealed})
    on conflict (reward_id) do update set address_sealed = excluded.address_sealed, came_back = false`
}

/** Receiver and address in full: for their owner, or for who packs the parcel. */
export const openAddress = ({ dataKey }: Secrets, sealed: Buffer): DeliveryAddress =>
  deliveryAddress.parse(JSON.parse(unseal(dataKey, sealed)))

/** As many characters as a person counts, however they are encoded. */
const beginning = (text: string, length: number): string => [...text].slice(0, length).join('')

export const maskAddress = (address: DeliveryAddress): MaskedAddress => ({
  place: address.place,
  name: `${beginning(address.name, 1)}**`,
  mobile: `+${address.areaCode} ****${address.mobileNo.slice(-4)}`,
  area: address.place === 'mainland' ? address.area : address.district,
  line: `${beginning(address.place === 'mainland' ? address.street : address.building, 2)}****`,
})
