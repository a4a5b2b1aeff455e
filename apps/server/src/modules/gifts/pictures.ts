import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import { attachUpload } from '../uploads/public.ts'

interface Attachment {
  readonly rewardId: string
  readonly personId: number
  readonly uploads: readonly string[]
}

/**
 * Attaches a person's own uploaded pictures to their gift.
 *
 * @throws Refused `not_found` for a picture that does not exist or is another person's, `invalid_request` for one that
 * was attached before
 */
export const attachPictures = async (tx: ISql, { rewardId, personId, uploads }: Attachment): Promise<void> => {
  for (const upload of uploads) {
    await attachUpload(tx, upload, personId)
    const stored = await tx`
      insert into gift_pictures (upload_id, reward_id) values (${upload}, ${rewardId})
      on conflict do nothing returning 1`
    if (stored.length === 0) throw new Refused('invalid_request', 'this picture was used before', { path: '/uploads' })
  }
}
