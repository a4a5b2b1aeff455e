import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/exclusiveGift',
  early: 'activities/member-gift',
  frame: 'activity',
  load: () => import('./page.tsx'),
})
