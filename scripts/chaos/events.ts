import { several, wireEvent } from '../../apps/server/src/modules/tracking/testing.ts'
import type { Actor } from './actor.ts'

/** The tracked events of all actors, by their number. */
export interface EventBooks {
  readonly sent: Set<number>
  readonly confirmed: Set<number>
}

/** Sends some events in one body, until the collector confirms them. */
export const track = async ({ caller, device, random }: Actor, { sent, confirmed }: EventBooks): Promise<void> => {
  const at = Date.now()
  const events = Array.from({ length: random.int(1, 4) }, () =>
    wireEvent('track', { distinct_id: device.sid, anonymous_id: device.sid, time: at, _flush_time: at }),
  )
  const payload = several(events)
  const ids = events.map(({ _track_id }) => Number(_track_id))
  for (const id of ids) sent.add(id)
  const reply = await caller.act('tracked events', () => ({
    url: '/sa?project=production',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    payload,
  }))
  if (reply?.status === 0) for (const id of ids) confirmed.add(id)
}

/** How the stored events contradict what the collector confirmed. @param stored the numbers of all stored events */
export const differencesOfEvents = ({ sent, confirmed }: EventBooks, stored: readonly number[]): readonly string[] => {
  const there = new Set(stored)
  const lost = [...confirmed].filter((id) => !there.has(id))
  return [
    ...(lost.length === 0 ? [] : [`${lost.length} tracked events were confirmed and are missing, such as ${lost[0]}`]),
    ...(there.size === stored.length ? [] : [`${stored.length - there.size} tracked events are stored twice`]),
    ...stored.filter((id) => !sent.has(id)).map((id) => `the tracked event ${id} is stored, and nobody sent it`),
  ]
}
