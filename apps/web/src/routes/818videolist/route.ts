import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/818videolist',
  painted: 'data',
  early: '/films',
  load: () => import('./page.tsx'),
})
