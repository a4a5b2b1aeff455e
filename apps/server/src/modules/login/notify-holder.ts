import type { ISql } from 'postgres'
import { addNotice } from '../../engine/notices/add-notice.ts'
import { clientAccountRows } from '../accounts/public.ts'
import { type Origin, personRows } from '../identity/public.ts'

interface OpenedLogin {
  readonly accountId: number
  /** who logs in */
  readonly personId: number
  readonly registrationId: string
  /** the device key that the caller's register token was wrapped for */
  readonly deviceKey: Buffer | null
  /** wall clock */
  readonly now: number
}

/**
 * Notifies the person of an account's number on record when someone with another number logs in to it on a device that
 * has completed no login to it before. Their own sign-in on a new device is reported when its registration opens. Call it
 * before the device is remembered, in the same transaction.
 */
export const notifyHolder = async (
  tx: ISql,
  { accountId, personId, registrationId, deviceKey, now }: OpenedLogin,
  { system, browser, country }: Pick<Origin, 'system' | 'browser' | 'country'>,
): Promise<void> => {
  const [holder] = await tx<{ id: number }[]>`
    select holder.id from ${clientAccountRows(tx)} account
      join ${personRows(tx)} holder on holder.mobile_hash = account.mobile_hash
    where account.id = ${accountId} and holder.id <> ${personId}
      and not exists (
        select from account_devices where account_id = ${accountId} and device_key = ${deviceKey}::bytea)`
  if (!holder) return
  await addNotice(tx, {
    ...{ personId: holder.id, kind: 'new_sign_in', key: `login ${registrationId} ${accountId}`, wall: now },
    facts: { system, browser, country, at: now },
  })
}
