import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/keetaActivity',
  early: '/activities/food-delivery',
  frame: 'stage',
  load: () => import('./page.tsx'),
})
