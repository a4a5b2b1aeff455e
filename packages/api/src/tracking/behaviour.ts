import { trackingTextMax } from '@foyer/protocol/tracking/limits'
import { z } from 'zod'
import { areFigureDays, trackingDays } from './figures.ts'

/**
 * Figures for operators on visitors' behaviour, from the tracker's automatic events (T3, T4, T12, T15). In all of it a
 * visitor counts once for all days.
 */
const count = z.number().int()
const seconds = z.number()

/** The source of a visitor's latest visit, as the tracker classifies it. */
export const trackingSources = ['campaign', 'search', 'social', 'referral', 'direct', 'unknown'] as const

const viewed = { views: count, visitors: count }
const text = z.string().nullable()

export const trackingBehaviour = z.object({
  sources: z.array(z.object({ source: z.enum(trackingSources), ...viewed })),
  /** the 50 hosts with the most page views */
  hosts: z.array(z.object({ host: z.string(), ...viewed })),
  /** the 50 with the most page views; null is a parameter that the address did not have */
  campaigns: z.array(z.object({ source: text, medium: text, campaign: text, ...viewed })),
  /** the 100 pages left most often; half of all leaves came before `median`, nine of ten before `long` */
  leaves: z.array(
    z.object({
      path: text,
      leaves: count,
      visitors: count,
      median: seconds.nullable(),
      long: seconds.nullable(),
      /** median of the scroll depth of all leaves, in pixels */
      position: z.number().nullable(),
    }),
  ),
  /** the 100 pages most often loaded first; half and nine of ten loads took at most this long */
  loads: z.array(z.object({ path: text, loads: count, median: seconds.nullable(), long: seconds.nullable() })),
  /** pages with a heat map, the 200 with the most clicks and stays */
  heatMaps: z.array(z.object({ path: z.string(), clicks: count, stays: count })),
})
export type TrackingBehaviour = z.infer<typeof trackingBehaviour>

/**
 * Columns of a heat map over the view's width; its rows have a fixed number of CSS pixels, and the last row includes
 * everything further down.
 */
export const heatMapColumns = 12
export const heatMapRowHeight = 100
export const heatMapRows = 100

export const trackingHeatMapRequest = z
  .strictObject({ ...trackingDays, path: z.string().max(trackingTextMax) })
  .refine(areFigureDays)

export const trackingHeatMap = z.object({
  clicks: z.array(z.object({ column: count, row: count, clicks: count })),
  /** the 50 pressed most often; `content` is null if it must not be known */
  elements: z.array(z.object({ selector: text, content: text, clicks: count, visitors: count })),
  /** how long a row of the page was in view while a visitor stayed there */
  rows: z.array(z.object({ row: count, seconds, stays: count })),
})
export type TrackingHeatMap = z.infer<typeof trackingHeatMap>
