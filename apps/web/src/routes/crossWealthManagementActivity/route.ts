import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/crossWealthManagementActivity',
  painted: 'data',
  early: ['/activities/wealth-connect', '/wealth-connect'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
