import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/markets', frame: 'root', load: () => import('./page.tsx') })
