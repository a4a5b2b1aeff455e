import type { ISql } from 'postgres'

interface Use {
  readonly accountId: number
  readonly personId: number
  readonly sessionId: string
  readonly now: number
}

/** A device that has completed a login to an account is known to it from then on. */
export const rememberDevice = async (db: ISql, { accountId, personId, sessionId, now }: Use): Promise<void> => {
  await db`
    insert into account_devices (account_id, session_id, person_id, last_login_at)
    values (${accountId}, ${sessionId}, ${personId}, ${new Date(now)})
    on conflict (account_id, session_id) do update set
      person_id = excluded.person_id, last_login_at = excluded.last_login_at`
}
