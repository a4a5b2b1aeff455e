import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/myRewards',
  frame: 'root',
  painted: 'visitor',
  load: () => import('./page.tsx'),
})
