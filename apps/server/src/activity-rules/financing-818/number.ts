import { activityCatalogue } from '@foyer/api/activity-catalogue'

export const { number } = activityCatalogue['financing-818']
