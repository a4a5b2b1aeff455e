import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/markets', load: () => import('./page.tsx') })
