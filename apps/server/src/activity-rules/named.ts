import { type ActivityCode, type ActivityNumber, activityCatalogue } from '@foyer/api/activity-catalogue'

/** The number and the code of an activity of the catalogue, as its rule has them. */
export const named = <Code extends ActivityCode>(
  code: Code,
): { readonly activity: ActivityNumber<Code>; readonly code: Code } => ({
  activity: activityCatalogue[code].number,
  code,
})
