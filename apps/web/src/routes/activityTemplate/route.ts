import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/activityTemplate',
  early: '/activities/{code}',
  frame: 'activity',
  load: () => import('./page.tsx'),
})
