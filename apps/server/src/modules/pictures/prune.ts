import type { Context } from '../../context.ts'
import { changeInBatches, pruneInBatches } from '../../database/batches.ts'
import { defineJob } from '../../jobs/job.ts'
import { picturesOfBatch, unusedLife } from './rules.ts'

/**
 * Deletes pictures that no revision has referred to for a time. A picture in use stays, because its uses refer to it.
 */
export const prunePictures = async ({ db, clocks }: Pick<Context, 'db' | 'clocks'>): Promise<void> => {
  const now = clocks.wall()
  const isUsed = db`exists (select from picture_uses used where used.picture = pictures.name)`
  await changeInBatches(db, 'pictures', {
    set: db`unused_since = null`,
    due: db`unused_since is not null and ${isUsed}`,
  })
  await changeInBatches(db, 'pictures', {
    set: db`unused_since = ${new Date(now)}`,
    due: db`unused_since is null and not ${isUsed}`,
  })
  await pruneInBatches(
    db,
    'pictures',
    db`unused_since <= ${new Date(now - unusedLife)} and not ${isUsed}`,
    picturesOfBatch,
  )
}

export const picturesJob = defineJob({
  name: 'pictures',
  cron: '17 * * * *',
  retryDelay: 60,
  retries: 3,
  timeLimit: 300,
  run: prunePictures,
})
