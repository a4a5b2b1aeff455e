import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/GreenBondSubscription',
  painted: 'data',
  early: ['/activities/green-bond', '/offerings/491'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
