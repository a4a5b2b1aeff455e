import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/activitySecondTemplate',
  painted: 'data',
  early: '/activities/{code}',
  frame: 'activity',
  load: () => import('./page.tsx'),
})
