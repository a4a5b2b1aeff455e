import { randomUUID } from 'node:crypto'
import type { RewardStatus, RewardType } from '@foyer/api/rewards'
import type { Sql } from 'postgres'
import type { Context } from '../../context.ts'
import { transfer } from '../../engine/ledger.ts'
import { grantReward } from '../../engine/rewards/grant.ts'
import { importCodes, takeCode } from '../../engine/voucher-codes.ts'
import { ownerOf } from '../../testing/database.ts'
import { keepAddress } from '../gifts/address.ts'
import { mobileHash } from '../identity/persons.ts'

export const activity = 806
const same = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })

export const address = {
  place: 'hong_kong',
  name: 'Wong Siu Ming',
  areaCode: '852',
  mobileNo: '51239876',
  district: 'wan_chai',
  building: 'Lantern Court 27',
  flat: 'Flat 9C',
} as const

export const idOf = async ({ db, secrets }: Context, mobile: string): Promise<number> => {
  const [row] = await db<[{ id: number }]>`select id from persons where mobile_hash = ${mobileHash(secrets, mobile)}`
  return row.id
}

/** A reward of the test's activity in any state: a gift with an address, a voucher with a code. */
export const give = async (
  context: Context,
  personId: number,
  type: RewardType,
  status: RewardStatus,
): Promise<string> => {
  const { db, secrets, clocks } = context
  const pool = { activity, item: 'coffee' }
  await importCodes(db, secrets, pool, [randomUUID()], 0)
  return db.begin(async (tx) => {
    const voucherCodeId = type === 'exchange_voucher' ? await takeCode(tx, pool, 0) : undefined
    const { id } = await grantReward(
      tx,
      {
        ...pool,
        personId,
        accountId: null,
        type,
        status,
        facts: { name: same('Coffee'), note: same('One'), usage: [] },
        // a unique period, like rewards that the sandbox grants without a rule
        period: `sandbox ${randomUUID()}`,
        validUntil: null,
        at: clocks.business(),
        ...(voucherCodeId !== undefined && { voucherCodeId }),
        ...(type === 'cash_return' && { amount: 100 }),
      },
      { actor: { kind: 'operator', by: 'test' }, wall: clocks.wall() },
    )
    if (type === 'physical_gift') await keepAddress(tx, secrets, id, address)
    return id
  })
}

/** Points of the person. */
export const givePoints = (db: Sql, personId: number, amount: number) =>
  db.begin((tx) =>
    transfer(tx, {
      kind: 'adjust',
      subject: 'sandbox',
      subjectId: '1',
      at: 0,
      postings: [
        { account: { unit: 'points', kind: 'issued', activity }, amount: -amount },
        { account: { unit: 'points', kind: 'person', personId }, amount },
      ],
    }),
  )

/** A picture that the person uploaded. */
export const sendPicture = async (db: Sql, personId: number): Promise<string> => {
  const id = randomUUID()
  await db`
    insert into uploads (id, person_id, ticket_hash, ticket_expires_at, sent_size, sent_sha256, type, width, height,
      bytes, created_at)
    values (${id}, ${personId}, '1', ${new Date(0)}, 3, '1', 'image/png', 1, 1, ${Buffer.from('pic')}, ${new Date(0)})`
  return id
}

/**
 * The tables that contain any of these values as text or bytes. Columns encrypted with the data key are not searched:
 * only the holder of the key can read them, so a test decrypts them itself.
 */
export const tablesWith = async (db: Sql, needles: readonly (string | Buffer)[]): Promise<string[]> => {
  const tables = await db<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' order by tablename`
  // includes partitions, which the application reaches only through their parent table
  const owner = ownerOf(db)
  const found: string[] = []
  for (const { name } of tables) {
    const rows = JSON.stringify(await owner`select t::text as row from ${owner(name)} t`)
    const is = (needle: string | Buffer) =>
      typeof needle === 'string'
        ? rows.includes(needle) || rows.includes(Buffer.from(needle).toString('hex'))
        : rows.includes(needle.toString('hex'))
    if (needles.some(is)) found.push(name)
  }
  return found
}
