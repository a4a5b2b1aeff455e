import type { ISql } from 'postgres'
import { missingPictures } from '../../pictures/public.ts'
import { type Fault, pathOf } from './faults.ts'

/**
 * The faults of blocks that refer to an uploaded picture that is not stored.
 *
 * @param blocks as written or compiled
 * @param isHeld whether the other pictures stay stored until the transaction ends
 */
export const missingPictureFaults = async (db: ISql, blocks: unknown, isHeld = false): Promise<readonly Fault[]> =>
  (await missingPictures(db, blocks, isHeld)).map((path) => ({
    path: pathOf(path),
    message: 'is a picture that is not stored any more: upload it again, or choose another one',
  }))
