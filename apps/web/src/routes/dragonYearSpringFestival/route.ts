import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({
  path: '/dragonYearSpringFestival',
  painted: 'data',
  early: ['/activities/{code=spring-festival-draw}', '/draws/{code=spring-festival-draw}'],
  frame: 'activity',
  load: () => import('./page.tsx'),
})
