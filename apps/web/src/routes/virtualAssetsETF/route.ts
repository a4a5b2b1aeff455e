import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/virtualAssetsETF',
  painted: 'data',
  early: ['/activities/virtual-asset-etf', '/virtual-assets/funds'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
