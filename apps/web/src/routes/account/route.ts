import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/account',
  frame: 'root',
  painted: 'visitor',
  load: () => import('./page.tsx'),
})
