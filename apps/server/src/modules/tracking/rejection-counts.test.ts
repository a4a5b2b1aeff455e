import { expect, test } from 'vitest'
import { emptyApp } from '../../testing/context.ts'
import { ownerOf } from '../../testing/database.ts'
import { rejectionCounts } from './rejection-counts.ts'

const { context } = await emptyApp()
const { db } = context
const owner = ownerOf(db)

test('T7 counts of rejections that could not be stored are stored with the next ones', async () => {
  const counts = rejectionCounts(context)
  counts.count('name_empty')
  counts.count('name_empty')
  await owner`alter table tracking_rejections rename to tracking_rejections_away`
  await expect(counts.flush()).rejects.toThrow('tracking_rejections')
  await owner`alter table tracking_rejections_away rename to tracking_rejections`
  counts.count('name_empty')
  await counts.flush()
  expect([...(await db`select reason, events from tracking_rejections`)]).toEqual([{ reason: 'name_empty', events: 3 }])
  await counts.flush()
  expect([...(await db`select events from tracking_rejections`)]).toEqual([{ events: 3 }])
})
