/** Paths of the calls and pages for the conversion of points. 488 is the activity's number. */
export const callPath = (name: 'offers' | 'access' | 'hold' | 'held' | 'release' | 'commit' | 'status') =>
  `/user/488/conversion/${name}`

export const activityCode = 'points-exchange'
export const offersPage = '/conversionActivities'
export const accessPage = (offer: string) => `/conversionAccess?code=${offer}`
export const startingPage = (hold: string) => `/conversionStarting?hold=${hold}`
export const resultPage = (conversion: string) => `/conversionResult?id=${conversion}`
