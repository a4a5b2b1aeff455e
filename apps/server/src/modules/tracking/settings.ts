import type { TrackingSettings } from '@foyer/api/tracking/operators'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit } from '../../engine/audit.ts'

/** The settings in the tracker's configuration (T10). */
export const readSettings = async (db: ISql): Promise<TrackingSettings> => {
  const [settings] = await db<[TrackingSettings]>`select collect, heat_map as "heatMap" from tracking_settings`
  return settings
}

/**
 * Sets both settings and records in the audit trail who changed them; equal values change nothing.
 *
 * @param by the id of the member of staff
 */
export const changeSettings = async (
  { db, clocks }: Context,
  { collect, heatMap }: TrackingSettings,
  by: string,
): Promise<void> => {
  await db.begin(async (tx) => {
    const { count } = await tx`
      update tracking_settings set collect = ${collect}, heat_map = ${heatMap}
      where (collect, heat_map) is distinct from (${collect}, ${heatMap})`
    if (count === 0) return
    await audit(tx, {
      actor: 'operator',
      subject: 'tracking_settings',
      subjectId: '1',
      event: 'set',
      wall: clocks.wall(),
      detail: { collect, heatMap, by },
    })
  })
}
