import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/conversionStarting',
  painted: 'visitor',
  example: 'hold=00000000-0000-0000-0000-000000000000',
  load: () => import('./page.tsx'),
})
