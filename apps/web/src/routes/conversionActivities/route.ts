import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/conversionActivities',
  painted: 'data',
  early: ['/activities/points-exchange', '/conversion/offers'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
