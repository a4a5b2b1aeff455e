import type { TrackingEvent } from '@foyer/api/tracking/tracking'
import { isRejected, readTrackingEvent } from '@foyer/api/tracking/tracking'
import { decode } from './decode.ts'
import { Rejected, type Rejection } from './rejected.ts'

/** The events of a body, if all are valid. @throws Rejected with each invalid one */
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
