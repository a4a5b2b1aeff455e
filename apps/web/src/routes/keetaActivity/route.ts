import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/keetaActivity',
  painted: 'data',
  early: '/activities/food-delivery',
  frame: 'activity',
  load: () => import('./page.tsx'),
})
