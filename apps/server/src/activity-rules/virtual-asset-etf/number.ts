import { activityCatalogue } from '@foyer/api/activity-catalogue'

export const { number } = activityCatalogue['virtual-asset-etf']
