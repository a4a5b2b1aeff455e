import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/video', early: '/films/{code}', load: () => import('./page.tsx') })
