import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/account', load: () => import('./page.tsx') })
