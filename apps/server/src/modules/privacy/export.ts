import type { PrivacyExport } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { audit } from '../../engine/audit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { openAddress } from '../gifts/address.ts'
import { personIdOf } from '../identity/persons.ts'
import { maskClientNo } from '../login/masks.ts'
import { rowsOf } from './export-rows.ts'

interface Sealed {
  code_sealed: Buffer | null
  address_sealed: Buffer | null
}

/** Rewards with the codes and addresses that belong to them, opened. */
const rewardsOf = async (db: ISql, secrets: Secrets, personId: number): Promise<PrivacyExport['rewards']> => {
  type Row = Omit<PrivacyExport['rewards'][number], 'code' | 'address' | 'issuedAt' | 'validUntil'> & Sealed
  const rows = await db<(Row & { issued_at: Date; valid_until: Date | null })[]>`
    select rewards.activity, type, status, facts -> 'name' as name, amount as "amountMinor", reference, issued_at,
      valid_until, code_sealed, address_sealed
    from rewards
    left join voucher_codes on voucher_codes.id = voucher_code_id
    left join gift_shipments on reward_id = rewards.id
    where person_id = ${personId} order by issued_at, rewards.id`
  return rows.map(({ code_sealed, address_sealed, issued_at, valid_until, ...reward }) => ({
    ...reward,
    // a voucher that its partner has not confirmed has no code to use yet
    code: code_sealed && reward.status !== 'pending' ? unseal(secrets.dataKey, code_sealed) : null,
    address: address_sealed && openAddress(secrets, address_sealed),
    issuedAt: issued_at.getTime(),
    validUntil: valid_until?.getTime() ?? null,
  }))
}

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

/** Accounts that devices of the person logged in to. */
const loginsOf = async (db: ISql, { dataKey }: Secrets, personId: number): Promise<PrivacyExport['logins']> => {
  const rows = await db<{ client_no_sealed: Buffer; last_login_at: Date }[]>`
    select client_no_sealed, last_login_at from account_devices join client_accounts on id = account_id
    where person_id = ${personId} order by last_login_at`
  return rows.map(({ client_no_sealed, last_login_at }) => ({
    account: maskClientNo(unseal(dataKey, client_no_sealed)),
    lastAt: last_login_at.getTime(),
  }))
}

/** Everything that is kept of the caller, opened for them, as it was at one moment; that it was taken out is kept too. */
export const exportFor = async ({ db, secrets, clocks }: Context, caller: Caller): Promise<PrivacyExport> => {
  const wall = clocks.wall()
  const personId = await personIdOf(db, caller)
  const taken = await db.begin('isolation level repeatable read read only', async (tx) => ({
    asOf: wall,
    person: await personOf(tx, secrets, personId),
    ...(await rowsOf(tx, personId)),
    rewards: await rewardsOf(tx, secrets, personId),
    logins: await loginsOf(tx, secrets, personId),
  }))
  await audit(db, { actor: 'person', subject: 'persons', subjectId: String(personId), event: 'export', wall })
  return taken
}
