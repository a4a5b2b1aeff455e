import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/confirmLogin',
  painted: 'visitor',
  example: 'request=AAAAAAAAAAAAAAAAAAAAAA',
  load: () => import('./page.tsx'),
})
