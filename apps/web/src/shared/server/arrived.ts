import type { PublicPath } from '@foyer/api/endpoints/calls'
import { type Early, started, takeEarly } from './early.ts'

/** Returns the early call's answer if it has arrived, so that a screen renders only once. */
export const takeArrived = <Data>(path: PublicPath<Data>): { document: Data; at: number; api: string } | undefined => {
  if (!started().some((call) => call.path === path && call.arrived)) return undefined
  const { arrived, api } = takeEarly(path) as Early & { arrived: { document: Data; at: number } }
  return { ...arrived, api }
}
