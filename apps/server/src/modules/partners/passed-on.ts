import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { openCode } from '../../engine/voucher-codes.ts'
import { mobileOf } from '../identity/public.ts'
import type { PassedOn } from './partner.ts'
import type { QueuedOrder } from './queued-order.ts'

/** The reference of a person at one partner: it never changes, and means nothing anywhere else. */
export const memberReference = (secrets: Secrets, partner: string, personId: number): string =>
  keyedHash(secrets.identifierKey, 'partner member', `${partner}\0${personId}`).toString('base64url')

/** Whether the person's latest statement about sharing data with this partner is a withdrawal. */
const hasWithdrawn = async (db: ISql, { personId, partner, activity }: QueuedOrder): Promise<boolean> => {
  const [last] = await db<{ agreed: boolean }[]>`
    select agreed from partner_consents
    where person_id = ${personId} and partner = ${partner} and activity = ${activity} order by id desc limit 1`
  return last?.agreed === false
}

/**
 * The data of an order that is sent to the partner. It contains the phone number only with a consent that was not
 * withdrawn.
 */
export const passedOn = async (db: ISql, secrets: Secrets, order: QueuedOrder): Promise<PassedOn> => {
  const { id, partner, item, personId, voucherCodeId } = order
  const passesMobile = order.passesMobile && !(await hasWithdrawn(db, order))
  return {
    order: id,
    item,
    ...(voucherCodeId !== null && { code: await openCode(db, secrets, voucherCodeId) }),
    member: memberReference(secrets, partner, personId),
    ...(passesMobile && { mobile: await mobileOf(db, secrets, personId) }),
  }
}
