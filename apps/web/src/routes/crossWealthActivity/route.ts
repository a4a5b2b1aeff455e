import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/crossWealthActivity',
  painted: 'data',
  early: '/activities/wealth-connect-account',
  frame: 'activity',
  load: () => import('./page.tsx'),
})
