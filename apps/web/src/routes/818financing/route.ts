import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/818financing',
  painted: 'data',
  early: ['/activities/financing-818', '/financing/rates'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
