import { randomUUID } from 'node:crypto'
import { presentationLife, presentationRenewedBefore } from '@foyer/api/presentation-life'
import type { Presentation } from '@foyer/api/presentations'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { hashesOf, type OfEachKey } from '../../crypto/keyed-hash.ts'
import { pruneInBatches } from '../../database/batches.ts'
import { twoGroups } from '../../reference.ts'
import { qrOf } from './presented-code.ts'

const day = 86_400_000

/** The hashes that a typed code is looked up by, one for each pepper; without its hyphen. The first one is stored. */
export const typedHashes = ({ pepper }: Pick<Secrets, 'pepper'>, code: string): OfEachKey =>
  hashesOf(pepper, 'presented code', code)

/** Creates a code to show for a minute. Only its hash is stored. */
export const issuePresentation = async (
  db: ISql,
  secrets: Secrets,
  rewardId: string,
  wall: number,
): Promise<Presentation> => {
  const [id, expiresAt] = [randomUUID(), wall + presentationLife]
  for (;;) {
    const code = twoGroups(4)
    const [issued] = await db`
      insert into presentations (id, reward_id, code_hash, expires_at)
      values (${id}, ${rewardId}, ${typedHashes(secrets, code.replace('-', ''))[0]}, ${new Date(expiresAt)})
      on conflict (code_hash) do nothing returning 1`
    // another voucher was given the same code within the last day
    if (!issued) continue
    return {
      id,
      qr: qrOf(secrets.pepper, { id, rewardId, expiresAt }),
      code,
      renewIn: presentationLife - presentationRenewedBefore,
      endsIn: presentationLife,
    }
  }
}

/**
 * Deletes presentations after a day. Until then a counter is shown that a code is too late; afterwards the code is
 * unknown.
 */
export const prunePresentations = async (db: ISql, wall: number): Promise<void> => {
  await pruneInBatches(db, 'presentations', db`expires_at < ${new Date(wall - day)}`)
  await pruneInBatches(db, 'merchant_sessions', db`expires_at < ${new Date(wall)}`)
}
