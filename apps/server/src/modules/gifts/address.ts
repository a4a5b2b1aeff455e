import { type DeliveryAddress, deliveryAddress } from '@foyer/api/addresses'
import type { MaskedAddress } from '@foyer/api/gifts'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { seal, unseal } from '../../crypto/at-rest.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'

/** A keyed hash of an address, to compare addresses in the stored hash of a request without revealing them. */
export const addressHash = ({ identifierKey }: Secrets, address: DeliveryAddress): string =>
  keyedHash(identifierKey, 'delivery address', JSON.stringify(address)).toString('base64url')

/** Stores the delivery address of a gift, sealed, in place of an earlier one. */
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

/** Decrypts receiver and address in full. Only for the owner, and for the operator who packs the parcel. */
export const openAddress = ({ dataKey }: Secrets, sealed: Buffer): DeliveryAddress =>
  deliveryAddress.parse(JSON.parse(unseal(dataKey, sealed)))

/** The first characters of a text, counted as code points. */
const beginning = (text: string, length: number): string => [...text].slice(0, length).join('')

export const maskAddress = (address: DeliveryAddress): MaskedAddress => ({
  place: address.place,
  name: `${beginning(address.name, 1)}**`,
  mobile: `+${address.areaCode} ****${address.mobileNo.slice(-4)}`,
  area: address.place === 'mainland' ? address.area : address.district,
  line: `${beginning(address.place === 'mainland' ? address.street : address.building, 2)}****`,
})
