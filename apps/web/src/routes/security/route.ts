import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/security', load: () => import('./page.tsx') })
