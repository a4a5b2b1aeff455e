import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/conversionResult',
  painted: 'visitor',
  example: 'id=00000000-0000-0000-0000-000000000000',
  load: () => import('./page.tsx'),
})
