import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/notices', painted: 'visitor', load: () => import('./page.tsx') })
