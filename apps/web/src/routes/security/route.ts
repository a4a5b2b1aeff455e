import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/security',
  early: '/market/quotes/{code}',
  frame: 'root',
  load: () => import('./page.tsx'),
})
