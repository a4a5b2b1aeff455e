import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/markets',
  early: '/market/overview',
  body: 'body.tsx',
  frame: 'root',
  load: () => import('./page.tsx'),
})
