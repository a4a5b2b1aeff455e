import type { TrackingBehaviour, TrackingHeatMap } from '@foyer/api/tracking/behaviour'
import type { TrackingFigures } from '@foyer/api/tracking/figures'
import type { Sql } from 'postgres'
import { readBehaviour, readHeatMap } from './behaviour.ts'
import { readFigures } from './figures.ts'

/**
 * What operators see of the events of given days, from whichever database is configured (T7). Days are such as
 * 2026-01-05, both included. @throws Refused `unavailable` if it takes too long
 */
export interface Insights {
  readFigures(from: string, to: string): Promise<TrackingFigures>
  readBehaviour(from: string, to: string): Promise<TrackingBehaviour>
  readHeatMap(from: string, to: string, path: string): Promise<TrackingHeatMap>
}

/** Reads from the events themselves, each answer as of one moment. */
export const postgresInsights = (db: Sql): Insights => ({
  readFigures: (from, to) => readFigures(db, from, to),
  readBehaviour: (from, to) => readBehaviour(db, from, to),
  readHeatMap: (from, to, path) => readHeatMap(db, from, to, path),
})
