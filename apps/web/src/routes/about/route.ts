import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/about', painted: 'visitor', load: () => import('./page.tsx') })
