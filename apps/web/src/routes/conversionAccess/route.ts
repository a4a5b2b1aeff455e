import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/conversionAccess',
  early: 'activities/points-exchange',
  load: () => import('./page.tsx'),
})
