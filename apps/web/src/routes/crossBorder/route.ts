import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/crossBorder',
  painted: 'data',
  early: '/cross-border/guide',
  load: () => import('./page.tsx'),
})
