import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/privacy', painted: 'visitor', load: () => import('./page.tsx') })
