import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/keetaActivity',
  early: '/activities/food-delivery',
  frame: 'activity',
  load: () => import('./page.tsx'),
})
