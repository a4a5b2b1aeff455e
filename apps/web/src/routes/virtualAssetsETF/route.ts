import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/virtualAssetsETF',
  early: ['/activities/virtual-asset-etf', '/virtual-assets/funds'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
