import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/activityTemplate',
  painted: 'data',
  early: '/activities/{code}',
  frame: 'activity',
  load: () => import('./page.tsx'),
})
