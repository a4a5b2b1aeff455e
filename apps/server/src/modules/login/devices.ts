import type { ISql } from 'postgres'

interface Use {
  readonly accountId: number
  readonly personId: number
  readonly sessionId: string
  /** the device key that the caller's register token was wrapped for; null: the device is not recognized next time */
  readonly deviceKey: Buffer | null
  readonly now: number
}

/** Records that a device has completed a login to an account; later logins recognize it by its key (SEC-10). */
export const rememberDevice = async (
  db: ISql,
  { accountId, personId, sessionId, deviceKey, now }: Use,
): Promise<void> => {
  await db`
    insert into account_devices (account_id, session_id, person_id, last_login_at, device_key)
    values (${accountId}, ${sessionId}, ${personId}, ${new Date(now)}, ${deviceKey})
    on conflict (account_id, session_id) do update set
      person_id = excluded.person_id, last_login_at = excluded.last_login_at, device_key = excluded.device_key`
}
