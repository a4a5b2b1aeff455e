import { randomBytes } from 'node:crypto'
import { generateSecret } from 'otplib'
import type { Context } from '../../context.ts'
import { seal } from '../../crypto/at-rest.ts'
import { mobileHash } from '../identity/public.ts'
import { settleValues } from '../rotation/public.ts'
import { clientNoHash, clientNoHashes } from './client-no.ts'
import { type DemoClient, demoClients, demoPassword } from './demo-clients.ts'

const absentOf = async ({ db, secrets }: Context): Promise<DemoClient[]> => {
  const rows = await db<{ hash: Buffer }[]>`select client_no_hash as hash from client_accounts`
  const there = new Set(rows.map(({ hash }) => hash.toString('hex')))
  return demoClients.filter(({ clientNo }) =>
    clientNoHashes(secrets, clientNo).every((hash) => !there.has(hash.toString('hex'))),
  )
}

/**
 * Adds clients of the sandbox whose numbers are free. They share one hash of one password, so that the slow hash is
 * computed once. @returns how many were added
 */
export const addDemoClients = async (context: Context, clients: readonly DemoClient[]): Promise<number> => {
  const { db, secrets, clocks, passwords } = context
  const password_hash = await passwords.hash(demoPassword)
  const sealed = (text: string): Buffer => seal(secrets.dataKey, text)
  const rows = clients.map((client) => ({
    fund_user_code: `f${randomBytes(15).toString('base64url')}`,
    client_no_hash: clientNoHash(secrets, client.clientNo),
    client_no_sealed: sealed(client.clientNo),
    name_sealed: sealed(client.name),
    account_type: client.accountType,
    branch: 'HK01',
    mobile_hash: mobileHash(secrets, client.mobile),
    mobile_sealed: sealed(client.mobile),
    password_hash,
    totp_sealed: client.totp ? sealed(generateSecret()) : null,
    status: client.status,
    residence: client.residence ?? null,
    created_at: new Date(clocks.wall()),
  }))
  return db.begin(async (tx) => {
    await settleValues(
      tx,
      context,
      'client no',
      clients.map(({ clientNo }) => clientNo),
    )
    await settleValues(
      tx,
      context,
      'mobile',
      clients.map(({ mobile }) => mobile),
    )
    const added = await tx`insert into client_accounts ${tx(rows)} on conflict (client_no_hash) do nothing`
    return added.count
  })
}

/** Adds the missing demo clients. */
export const seedDemoClients = async (context: Context): Promise<void> => {
  const absent = await absentOf(context)
  if (absent.length > 0) await addDemoClients(context, absent)
}
