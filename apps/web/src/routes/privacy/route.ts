import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/privacy', load: () => import('./page.tsx') })
