import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/loginPage',
  frame: 'welcome',
  painted: 'page',
  load: () => import('./page.tsx'),
})
