import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/markets',
  early: '/market/overview',
  painted: 'data',
  frame: 'root',
  load: () => import('./page.tsx'),
})
