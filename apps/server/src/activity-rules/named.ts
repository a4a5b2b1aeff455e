import { type ActivityCode, type ActivityNumber, activityCatalogue } from '@foyer/api/activity-catalogue'

/** The number and the code of an activity, as its rule has them. */
export interface Named {
  readonly activity: number
  readonly code: string
}

/** The number and the code of an activity of the catalogue. */
export const named = <Code extends ActivityCode>(
  code: Code,
): { readonly activity: ActivityNumber<Code>; readonly code: Code } => ({
  activity: activityCatalogue[code].number,
  code,
})
