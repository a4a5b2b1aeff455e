import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/crossBorderProblem',
  painted: 'data',
  early: '/cross-border/questions',
  load: () => import('./page.tsx'),
})
