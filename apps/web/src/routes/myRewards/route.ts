import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/myRewards', frame: 'root', load: () => import('./page.tsx') })
