import type { PrivacyExport } from '@foyer/api/privacy-export'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { userCodeOf } from '../identity/public.ts'
import { trackedId } from './row.ts'

/** The stored id of a person's events: the hash of the userCode, an opaque code by which the client signs up. */
const loginOf = async (db: ISql, { identifierKey }: Secrets, personId: number): Promise<Buffer> =>
  trackedId(identifierKey, await userCodeOf(db, personId))

/**
 * Events identified only by `distinct_id`. It is the condition of an index: most events contain the device's id twice.
 */
const isSubject = (db: ISql, id: Buffer) =>
  db`(login is null and subject is distinct from anonymous and subject = ${id})`

/** Events in the name of a signed-in person: if a sender omits `login_id`, the `distinct_id` identifies them. */
export const inNameOf = (db: ISql, login: Buffer) => db`(login = ${login} or ${isSubject(db, login)})`

/** Every event in a person's name (O4), the oldest first. */
export const trackedOf = async (db: ISql, secrets: Secrets, personId: number): Promise<PrivacyExport['tracked']> => {
  const login = await loginOf(db, secrets, personId)
  return db`
    select type, event, properties, (extract(epoch from happened_at) * 1000)::bigint as at
    from tracking_events where ${inNameOf(db, login)} order by happened_at, track_id`
}

/**
 * Deletes a person's events, and those of their devices before they signed in (O4). The person must still have their
 * userCode. Events that a device sends later are not linked to any person's code.
 */
export const eraseTracked = async (tx: ISql, secrets: Secrets, personId: number): Promise<void> => {
  const login = await loginOf(tx, secrets, personId)
  const devices = await tx<{ device: Buffer }[]>`
    select distinct device from tracking_events, unnest(array[anonymous, original]) as device
    where ${inNameOf(tx, login)} and device is not null`
  await tx`delete from tracking_events where ${inNameOf(tx, login)}`
  // the subject of an item event is the item; any other subject on the device is another person
  for (const { device } of devices)
    await tx`
      delete from tracking_events
      where ${isSubject(tx, device)}
        or (login is null and anonymous = ${device} and (subject = ${device} or item_id is not null))`
}
