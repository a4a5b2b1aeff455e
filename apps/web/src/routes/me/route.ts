import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/me', load: () => import('./page.tsx') })
