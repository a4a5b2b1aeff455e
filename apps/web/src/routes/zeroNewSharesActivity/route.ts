import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/zeroNewSharesActivity',
  painted: 'data',
  early: ['/activities/new-shares', '/offerings/495'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
