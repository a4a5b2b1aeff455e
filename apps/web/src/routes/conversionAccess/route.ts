import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/conversionAccess',
  painted: 'data',
  early: ['/activities/points-exchange', '/conversion/access/{code}'],
  load: () => import('./page.tsx'),
})
