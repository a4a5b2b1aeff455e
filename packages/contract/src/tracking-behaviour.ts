import { z } from 'zod'
import { areFigureDays, trackingDays } from './tracking-figures.ts'
import { trackingTextMax } from './tracking-limits.ts'

/**
 * What operators are told of how visitors behave, from what the tracker notes by itself (T3, T4, T12, T15): POST
 * /operators/tracking/behaviour and …/heat-map. In all of it a visitor counts once for all days.
 */
const count = z.number().int()
const seconds = z.number()

/** Where a visitor came from last, as the tracker tells it apart. */
export const trackingSources = ['campaign', 'search', 'social', 'referral', 'direct', 'unknown'] as const

const viewed = { views: count, visitors: count }
const text = z.string().nullable()

export const trackingBehaviour = z.object({
  sources: z.array(z.object({ source: z.enum(trackingSources), ...viewed })),
  /** the 50 that sent most page views */
  hosts: z.array(z.object({ host: z.string(), ...viewed })),
  /** the 50 with most page views; null is a parameter that the address did not have */
  campaigns: z.array(z.object({ source: text, medium: text, campaign: text, ...viewed })),
  /** the 100 pages left most often; half of all leaves were sooner than `median`, nine of ten sooner than `long` */
  leaves: z.array(
    z.object({
      path: text,
      leaves: count,
      visitors: count,
      median: seconds.nullable(),
      long: seconds.nullable(),
      /** pixels that half of all leaves had scrolled to at most */
      position: z.number().nullable(),
    }),
  ),
  /** the 100 pages most often loaded first; half and nine of ten loads took no longer */
  loads: z.array(z.object({ path: text, loads: count, median: seconds.nullable(), long: seconds.nullable() })),
  /** pages there is a heat map of, the 200 with most clicks and stays */
  heatMaps: z.array(z.object({ path: z.string(), clicks: count, stays: count })),
})
export type TrackingBehaviour = z.infer<typeof trackingBehaviour>

/** A heat map has so many columns of the view's width, and rows of so many CSS pixels; what is further down is in the last one. */
export const heatMapColumns = 12
export const heatMapRowHeight = 100
export const heatMapRows = 100

export const trackingHeatMapRequest = z
  .strictObject({ ...trackingDays, path: z.string().max(trackingTextMax) })
  .refine(areFigureDays)

export const trackingHeatMap = z.object({
  clicks: z.array(z.object({ column: count, row: count, clicks: count })),
  /** the 50 pressed most often; `content` is null of what may not be known */
  elements: z.array(z.object({ selector: text, content: text, clicks: count, visitors: count })),
  /** how long a row of the page was in view while somebody rested there */
  rows: z.array(z.object({ row: count, seconds, stays: count })),
})
export type TrackingHeatMap = z.infer<typeof trackingHeatMap>
