import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/about', load: () => import('./page.tsx') })
