import type { TrackingSettings } from '@foyer/api/tracking/operators'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { type Actor, audit } from '../../engine/audit.ts'

/** The settings in the tracker's configuration (T10). */
export const readSettings = async (db: ISql): Promise<TrackingSettings> => {
  const [settings] = await db<[TrackingSettings]>`select collect, heat_map as "heatMap" from tracking_settings`
  return settings
}

/** Sets both settings and records the change in the audit trail; equal values change nothing. */
export const changeSettings = async (
  { db, clocks }: Context,
  { collect, heatMap }: TrackingSettings,
  actor: Actor,
): Promise<void> => {
  await db.begin(async (tx) => {
    const [before] = await tx<[TrackingSettings]>`
      select collect, heat_map as "heatMap" from tracking_settings for update`
    if (before.collect === collect && before.heatMap === heatMap) return
    await tx`update tracking_settings set collect = ${collect}, heat_map = ${heatMap}`
    await audit(tx, {
      actor,
      subject: 'tracking_settings',
      subjectId: '1',
      event: 'set',
      wall: clocks.wall(),
      change: { before: { ...before }, after: { collect, heatMap } },
    })
  })
}
