import type { ActivityCode, ActivityNumber } from '@foyer/api/activity-catalogue'
/** The activity of the conversion of points, and the pages of the conversion. */
export const exchange = { number: 488 satisfies ActivityNumber<'points-exchange'> }
export const activityCode = 'points-exchange' satisfies ActivityCode
export const offersPage = '/conversionActivities'
export const accessPage = (offer: string) => `/conversionAccess?code=${offer}`
export const startingPage = (hold: string) => `/conversionStarting?hold=${hold}`
export const resultPage = (conversion: string) => `/conversionResult?id=${conversion}`
