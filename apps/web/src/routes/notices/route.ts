import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/notices', load: () => import('./page.tsx') })
