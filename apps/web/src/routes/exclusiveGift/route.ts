import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/exclusiveGift',
  painted: 'data',
  early: ['/activities/member-gift', '/gifts'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
