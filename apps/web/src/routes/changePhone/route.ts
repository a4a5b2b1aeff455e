import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/changePhone', load: () => import('./page.tsx') })
