import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/video',
  painted: 'data',
  early: '/films/{code}',
  load: () => import('./page.tsx'),
})
