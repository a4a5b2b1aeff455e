import type { ISql } from 'postgres'
import { Refused } from '../../http/refused.ts'
import { attachUpload } from '../uploads/uploads.ts'

interface HandIn {
  readonly rewardId: string
  readonly personId: number
  readonly uploads: readonly string[]
}

/**
 * Keeps a person's own pictures with their gift.
 *
 * @throws Refused `not_found` for one that is not theirs or not there, `invalid_request` for one that was handed in before
 */
export const handIn = async (tx: ISql, { rewardId, personId, uploads }: HandIn): Promise<void> => {
  for (const upload of uploads) {
    await attachUpload(tx, upload, personId)
    const kept = await tx`
      insert into gift_pictures (upload_id, reward_id) values (${upload}, ${rewardId})
      on conflict do nothing returning 1`
    if (kept.length === 0)
      throw new Refused('invalid_request', 'this picture was handed in before', { path: '/uploads' })
  }
}
