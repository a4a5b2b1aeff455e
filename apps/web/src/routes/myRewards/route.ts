import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/myRewards', load: () => import('./page.tsx') })
