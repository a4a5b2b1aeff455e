import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/crossBorder',
  early: '/cross-border/guide',
  load: () => import('./page.tsx'),
})
