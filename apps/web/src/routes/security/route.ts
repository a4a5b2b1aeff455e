import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/security',
  early: '/market/quotes/{code}',
  painted: 'data',
  frame: 'root',
  load: () => import('./page.tsx'),
})
