import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { openCode } from '../../engine/voucher-codes.ts'
import { mobileOf } from '../identity/persons.ts'
import type { PassedOn } from './partner.ts'
import type { QueuedOrder } from './queued-order.ts'

/** What stands for a person at one partner: always the same, and of no use anywhere else. */
export const memberReference = (secrets: Secrets, partner: string, personId: number): string =>
  keyedHash(secrets.pepper, 'partner member', `${partner}\0${personId}`).toString('base64url')

/** Whether a person's last word about what the activity passes to its partner was no. */
const tookBack = async (db: ISql, { personId, partner, activity }: QueuedOrder): Promise<boolean> => {
  const [last] = await db<{ agreed: boolean }[]>`
    select agreed from partner_consents
    where person_id = ${personId} and partner = ${partner} and activity = ${activity} order by id desc limit 1`
  return last?.agreed === false
}

/** What leaves the house about an order. The number only where it was agreed to, and was not taken back since. */
export const passedOn = async (db: ISql, secrets: Secrets, order: QueuedOrder): Promise<PassedOn> => {
  const { id, partner, item, personId, voucherCodeId } = order
  const passesMobile = order.passesMobile && !(await tookBack(db, order))
  return {
    order: id,
    item,
    ...(voucherCodeId !== null && { code: await openCode(db, secrets, voucherCodeId) }),
    member: memberReference(secrets, partner, personId),
    ...(passesMobile && { mobile: await mobileOf(db, secrets, personId) }),
  }
}
