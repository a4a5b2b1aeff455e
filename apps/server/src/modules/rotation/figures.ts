import type { Figures } from '../../operations/figures.ts'
import { countLeft, rotatingOf } from './left.ts'

/** Counts the values that a rotation still has to move. It counts nothing while the data key and the pepper have one key each. */
export const rotationFigures: Figures = {
  name: 'rotation',
  gauges: {
    foyer_rotation_left:
      'Stored values that need another data key or pepper than the current one, while a ring has several',
  },
  label: 'column',
  // it reads whole tables
  lasts: 60_000,
  read: async ({ db, clocks, secrets, modules }) => {
    const left = new Map<string, number>()
    for (const { ring, places } of rotatingOf(secrets, modules))
      if (ring.keys.size > 1)
        for (const place of places) left.set(place.name, await countLeft(db, place, ring, clocks.wall()))
    return { foyer_rotation_left: left }
  },
}
