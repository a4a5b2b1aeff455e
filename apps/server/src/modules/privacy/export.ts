import type { PrivacyExport } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { audit } from '../../engine/audit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { accountOf } from '../activities/public.ts'
import { requireFreshProof } from '../fresh-proof/public.ts'
import { personIdOf } from '../identity/public.ts'
import { maskClientNo } from '../login/public.ts'
import { trackedOf } from '../tracking/public.ts'
import { accountRowsOf } from './export-account.ts'
import { activityRowsOf } from './export-activity-rows.ts'
import { rewardsOf } from './export-rewards.ts'
import { rowsOf } from './export-rows.ts'

const personOf = async (db: ISql, { dataKey }: Secrets, personId: number): Promise<PrivacyExport['person']> => {
  const [row] = await db<
    [
      {
        mobile_sealed: Buffer
        created_at: Date
        residence: PrivacyExport['person']['residence']
        residence_at: Date | null
      },
    ]
  >`select mobile_sealed, created_at, residence, residence_at from persons where id = ${personId}`
  const { mobile_sealed, created_at, residence, residence_at } = row
  return {
    mobile: unseal(dataKey, mobile_sealed),
    since: created_at.getTime(),
    residence,
    residenceAt: residence_at?.getTime() ?? null,
  }
}

/** Accounts that the person's devices have logged in to. */
const loginsOf = async (db: ISql, { dataKey }: Secrets, personId: number): Promise<PrivacyExport['logins']> => {
  const rows = await db<{ client_no_sealed: Buffer; last_login_at: Date }[]>`
    select client_no_sealed, last_login_at from account_devices join client_accounts on id = account_id
    where person_id = ${personId} order by last_login_at`
  return rows.map(({ client_no_sealed, last_login_at }) => ({
    account: maskClientNo(unseal(dataKey, client_no_sealed)),
    lastAt: last_login_at.getTime(),
  }))
}

/**
 * All data of the caller, decrypted, as of one moment. The export itself is recorded too. A suspended account is
 * omitted, even for a login that is still open (SEC-15).
 *
 * @throws Refused `fresh_proof_needed`
 */
export const exportFor = async ({ db, secrets, clocks }: Context, caller: Caller): Promise<PrivacyExport> => {
  const wall = clocks.wall()
  const personId = await personIdOf(db, caller)
  await requireFreshProof(db, caller, wall)
  const current = await accountOf(db, caller)
  const account = current?.status === 'active' ? current : undefined
  const exported = await db.begin('isolation level repeatable read read only', async (tx) => ({
    asOf: wall,
    person: await personOf(tx, secrets, personId),
    ...(await rowsOf(tx, personId)),
    ...(await activityRowsOf(tx, personId, account?.id ?? null)),
    account: await accountRowsOf(tx, secrets, account?.id ?? null),
    rewards: await rewardsOf(tx, secrets, personId),
    logins: await loginsOf(tx, secrets, personId),
    tracked: await trackedOf(tx, secrets, personId),
  }))
  await audit(db, { actor: 'person', subject: 'persons', subjectId: String(personId), event: 'export', wall })
  return exported
}
