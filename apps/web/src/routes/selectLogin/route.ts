import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/selectLogin',
  load: () => import('./page.tsx'),
  frame: 'welcome',
  painted: 'visitor',
})
