import type { TrackingEvent } from '@foyer/contract/tracking'
import { isRejected, readTrackingEvent } from '@foyer/contract/tracking'
import { decode } from './decode.ts'
import { Rejected, type Rejection } from './rejected.ts'

/** What a body holds, once every event of it is as it should be. @throws Rejected with each that is not */
export const readEvents = async (form: string): Promise<{ events: readonly TrackingEvent[]; bytes: number }> => {
  const { events: given, bytes } = await decode(form)
  const rejections: Rejection[] = []
  const events: TrackingEvent[] = []
  for (const [index, one] of given.entries()) {
    const read = readTrackingEvent(one)
    if (isRejected(read)) rejections.push({ index, ...read })
    else events.push(read)
  }
  if (rejections.length > 0) throw new Rejected(rejections)
  return { events, bytes }
}
