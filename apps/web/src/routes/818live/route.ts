import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/818live',
  painted: 'data',
  early: ['/activities/live-818', '/live'],
  frame: 'stage',
  load: () => import('./page.tsx'),
})
