import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/tradeCashback',
  painted: 'data',
  early: '/activities/trade-cashback',
  frame: 'activity',
  load: () => import('./page.tsx'),
})
