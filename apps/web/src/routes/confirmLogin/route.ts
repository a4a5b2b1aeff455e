import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/confirmLogin', load: () => import('./page.tsx') })
