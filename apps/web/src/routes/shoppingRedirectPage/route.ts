import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/shoppingRedirectPage',
  load: () => import('./page.tsx'),
  painted: 'data',
  early: '/redirects/{target}',
})
