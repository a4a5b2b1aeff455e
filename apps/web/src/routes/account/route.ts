import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/account', frame: 'root', load: () => import('./page.tsx') })
