import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/conversionActivities',
  early: ['/activities/points-exchange', '/conversion/offers'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
