import { randomUUID } from 'node:crypto'
import { presentationLife, presentationRenewedBefore } from '@foyer/contract/presentation-life'
import type { Presentation } from '@foyer/contract/presentations'
import type { ISql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { twoGroups } from '../../engine/reference.ts'
import { qrOf } from './presented-code.ts'

const day = 86_400_000

/** What a typed code is looked up by; without its hyphen. */
export const typedHash = (secrets: Secrets, code: string): Buffer => keyedHash(secrets.pepper, 'presented code', code)

/** A new code to show for a minute. Nothing that could be shown is kept. */
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
      values (${id}, ${rewardId}, ${typedHash(secrets, code.replace('-', ''))}, ${new Date(expiresAt)})
      on conflict (code_hash) do nothing returning 1`
    // somebody else was given this very code within the last day
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

/** Forgets what was shown; for a day a counter is told that it came too late, later that there is no such code. */
export const sweepPresentations = async (db: ISql, wall: number): Promise<void> => {
  await db`delete from presentations where expires_at < ${new Date(wall - day)}`
  await db`delete from merchant_sessions where expires_at < ${new Date(wall)}`
}
